"""Powers of VC cards, effect by effect (6.8): what cannot be done is lost (SV-VC-03, SV-R-28)."""
