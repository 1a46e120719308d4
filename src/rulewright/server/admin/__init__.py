"""For those who run a server: what is in its database, whether all of it is right, and games out of it and into it.

All of it goes through the store, so no server has to run, and one that does is not disturbed.
"""
