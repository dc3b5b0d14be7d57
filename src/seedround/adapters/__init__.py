"""Other people's APIs: PettingZoo, Gymnasium, OpenSpiel and the Model Context Protocol.

Each adapter needs its own packages (extras `rl` and `mcp`), so nothing is loaded from here.
"""
