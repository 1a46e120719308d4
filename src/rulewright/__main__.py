"""`python -m rulewright` is the command `rulewright`."""

from rulewright.cli import main

if __name__ == "__main__":  # also imported by the processes that multiprocessing spawns
    main()
