"""Notices by mail or webhook to absent players whose turn it is."""
