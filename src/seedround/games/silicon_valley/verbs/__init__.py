"""The ten verbs of a turn, each in a file of its own (SV-TURN-02, SV-TURN-04)."""
