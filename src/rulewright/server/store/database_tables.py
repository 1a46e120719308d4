"""The tables of the database. `entries` is the truth about every game; all the rest can be looked up in it or was there before it."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

# What the processes of one server share: the secret that cookies are signed with.
shared = Table("shared", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))

users = Table(
    "users",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("login", String(80), unique=True),  # the name without its capitals, once there is a password
    Column("password", String(200)),  # argon2; none for a guest
    Column("epoch", Integer, nullable=False, default=0),  # tokens of an older one count no longer
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970, as all times here
    Column("look", String(80)),  # what the name looks like, once there is a password
    Index("uq_users_look", "look", unique=True),
)

# Where somebody is logged in. A token names one; it counts as long as the row is there.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("user_id", String(22), ForeignKey("users.id"), nullable=False, index=True),
    Column("began", BigInteger, nullable=False, index=True),
    Column("device", String(60), nullable=False),  # in a word or two, for the list of one's sessions
    Column(
        "ended", Boolean, nullable=False
    ),  # tokens without a session, from before there were any: one that has been ended
)

# How often passwords were guessed, see identity/guesses.py. Rows whose time has come are as good as none.
guesses = Table(
    "guesses",
    metadata,
    Column("key", String(43), primary_key=True),  # a hash: nobody reads here who comes from where
    Column("due", BigInteger, nullable=False),  # when all attempts are there again
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),  # their version
    Column("pack", String(400), nullable=False),
    Column("pack_hash", String(128), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("options", Text, nullable=False),  # JSON; the seating comes in when the game starts
    Column("data", Text, nullable=False),  # JSON, as Settings.data
    Column("rated", Boolean, nullable=False),
    Column("open", Boolean, nullable=False),  # listed, and joined without an invitation
    Column("watched", Boolean, nullable=False),  # anybody may look on
    Column("patience", Integer, nullable=False),  # seconds after which others may give an absent player's seat to a bot
    Column("hints", Boolean, nullable=False),  # players may ask for them
    Column("host", String(22), ForeignKey("users.id"), nullable=False),
    Column("invitation", String(22), nullable=False, unique=True),
    Column("seed", LargeBinary(32), nullable=False),
    Column("status", String(10), nullable=False),  # changes together with the entry that changes it
    Column("created", BigInteger, nullable=False),
    Column("origin", Text),  # JSON, see store.Origin; nothing if the game begins at this table
    Index("ix_tables_status_created", "status", "created"),
    Index("ix_tables_pack", "pack"),
)

# Append only: one row is one thing that happened at a table, and its number can be given only once.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("move", Boolean, nullable=False),  # it changed the position
    Column("asked", SmallInteger, nullable=False),  # the seat that is asked afterwards, see entries.NOT_STARTED
    Column("bot", Boolean, nullable=False),  # and whether a bot plays it
    Column("body", Text, nullable=False),  # JSON, see entries.Entry
)

# Positions, so that not every move has to be replayed.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),  # of the entry after which it is
    Column("position", LargeBinary, nullable=False),
)

# What was found when somebody looked back at a game that is over; see reviews/work.py.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column(
        "key", String(80), nullable=False
    ),  # of the game and of the way to judge it: with another one it counts no more
    Column("asker", String(22), nullable=False),  # who asked for it; nobody's, once it is done
    Column("at", BigInteger, nullable=False),  # when it last went on
    Column("total", Integer, nullable=False),  # decisions; 0 until they have been counted
    Column("done", Boolean, nullable=False),
    Column("body", Text, nullable=False),  # JSON, what was found so far
    Index("ix_reviews_done_at", "done", "at"),
)

# Who has ever had a seat where, or is the host; and whether they want to see the table in their list.
visits = Table(
    "visits",
    metadata,
    Column("user_id", String(22), ForeignKey("users.id"), primary_key=True),
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True, index=True),
    Column("hidden", Boolean, nullable=False, default=False),
)

# Who has a seat where, to find one's own tables; changes together with the entry that changes it.
sitting = Table(
    "sitting",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("user_id", String(22), ForeignKey("users.id"), nullable=False, index=True),
)

# What people say to each other. Those who play and those who look on have a room each, and remarks are counted in each by themselves.
remarks = Table(
    "remarks",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("room", String(10), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("user_id", String(22), ForeignKey("users.id")),  # nobody's, once its account is deleted
    Column("name", String(80), nullable=False),  # as it was then
    Column("text", Text, nullable=False),
    Column(
        "phrase", String(20), nullable=False
    ),  # one of those that every reader has in their own language; then there is no text
    Index("ix_remarks_user_id_at", "user_id", "at"),
)

# The packs that people brought, as zips: once each, by the name that tables pin, as long as somebody needs them.
pack_files = Table(
    "pack_files",
    metadata,
    Column("reference", String(80), primary_key=True),  # my-york@<stamp of all its bytes>
    Column("game", String(40), nullable=False),
    Column("title", String(80), nullable=False),
    Column("digest", String(128), nullable=False),  # of what the rules read in it
    Column("size", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("file", LargeBinary, nullable=False),
)

# Whose packs they are. Each has a name of its own among that person's packs of a game, and versions.
packs = Table(
    "packs",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("owner", String(22), ForeignKey("users.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("uq_packs_owner", "owner", "game", "name", unique=True),
)

pack_versions = Table(
    "pack_versions",
    metadata,
    Column("pack_id", String(22), ForeignKey("packs.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("reference", String(80), ForeignKey("pack_files.reference"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

# What somebody has learnt, played and solved.
progress = Table(
    "progress",
    metadata,
    Column("user_id", String(22), ForeignKey("users.id"), primary_key=True),
    Column("body", Text, nullable=False),  # JSON, see shapes/progress.py
)

# What somebody is changing in a pack of theirs, kept as they type: a few fields of one of its versions.
drafts = Table(
    "drafts",
    metadata,
    Column("pack_id", String(22), ForeignKey("packs.id"), primary_key=True),
    Column("number", Integer, nullable=False),  # one more with every change
    Column("base", String(80), ForeignKey("pack_files.reference"), nullable=False),
    Column("changes", Text, nullable=False),  # JSON: values by their places
    Column("at", BigInteger, nullable=False),
)
