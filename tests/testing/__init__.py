"""Tests of the kit with which rules are tested."""
