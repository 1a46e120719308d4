"""The tables of the database. `entries` is the truth about every game; everything else can be derived from it or was there before it."""

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

# Shared by the processes of one server, such as the secret that signs cookies.
shared = Table("shared", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))

users = Table(
    "users",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("login", String(80), unique=True),  # the name without regard to capitals, once there is a password
    Column("password", String(200)),  # argon2; null for a guest
    Column("epoch", Integer, nullable=False, default=0),  # tokens with an older one are no longer valid
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970, like all times here
    Column("look", String(80)),  # the skeleton of the name, once there is a password
    Index("uq_users_look", "look", unique=True),
)

# Where people are logged in. A token names a session and is valid as long as the row exists.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("user_id", String(22), ForeignKey("users.id"), nullable=False, index=True),
    Column("began", BigInteger, nullable=False, index=True),
    Column("device", String(60), nullable=False),  # a short description, for the list of sessions
    Column(
        "ended", Boolean, nullable=False
    ),  # stands for tokens without a session, from before there were any: they have been ended
)

# Password attempts, see identity/guesses.py. Rows in the past no longer matter.
guesses = Table(
    "guesses",
    metadata,
    Column("key", String(43), primary_key=True),  # a hash, so that addresses cannot be read here
    Column("due", BigInteger, nullable=False),  # when all attempts are available again
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
    Column("options", Text, nullable=False),  # JSON; the seating is added when the game starts
    Column("data", Text, nullable=False),  # JSON, as Settings.data
    Column("rated", Boolean, nullable=False),
    Column("open", Boolean, nullable=False),  # listed, and can be joined without an invitation
    Column("watched", Boolean, nullable=False),  # anybody may watch
    Column("patience", Integer, nullable=False),  # seconds after which others may give an absent player's seat to a bot
    Column("hints", Boolean, nullable=False),  # whether players may ask for them
    Column("host", String(22), ForeignKey("users.id"), nullable=False),
    Column("invitation", String(22), nullable=False, unique=True),
    Column("seed", LargeBinary(32), nullable=False),
    Column("status", String(10), nullable=False),  # changes together with the entry that changes it
    Column("created", BigInteger, nullable=False),
    Column("origin", Text),  # JSON, see store.Origin; null unless the game continues another one
    Index("ix_tables_status_created", "status", "created"),
    Index("ix_tables_pack", "pack"),
)

# Append only: a row is one event at a table, and each number is used once.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("move", Boolean, nullable=False),  # whether it changed the position
    Column("asked", SmallInteger, nullable=False),  # the seat that is asked afterwards, see entries.NOT_STARTED
    Column("bot", Boolean, nullable=False),  # and whether a bot plays it
    Column("body", Text, nullable=False),  # JSON, see entries.Entry
)

# Positions, so that not every move has to be replayed.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),  # of the entry that led to it
    Column("position", LargeBinary, nullable=False),
)

# Results of reviews of finished games; see reviews/work.py.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column(
        "key", String(80), nullable=False
    ),  # of the game and the method of judging; reviews with another key are outdated
    Column("asker", String(22), nullable=False),  # who asked for it; "" once it is done
    Column("at", BigInteger, nullable=False),  # when it last made progress
    Column("total", Integer, nullable=False),  # number of decisions; 0 until they are counted
    Column("done", Boolean, nullable=False),
    Column("body", Text, nullable=False),  # JSON, the results so far
    Index("ix_reviews_done_at", "done", "at"),
)

# Who has ever had a seat where, or is the host; and whether they hide the table in their list.
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

# Chat messages. Players and spectators have separate rooms, with separate numbering.
remarks = Table(
    "remarks",
    metadata,
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("room", String(10), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("user_id", String(22), ForeignKey("users.id")),  # null once the account is deleted
    Column("name", String(80), nullable=False),  # as it was then
    Column("text", Text, nullable=False),
    Column(
        "phrase", String(20), nullable=False
    ),  # a predefined phrase that readers see in their own language; then there is no text
    Index("ix_remarks_user_id_at", "user_id", "at"),
)

# People's own packs, as zips: stored once under the name that tables pin, as long as something needs them.
pack_files = Table(
    "pack_files",
    metadata,
    Column("reference", String(80), primary_key=True),  # my-york@<hash of all its bytes>
    Column("game", String(40), nullable=False),
    Column("title", String(80), nullable=False),
    Column("digest", String(128), nullable=False),  # of what the rules read in it
    Column("size", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("file", LargeBinary, nullable=False),
)

# The owners of packs. Names are unique among a person's packs of a game, and packs have versions.
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

# What people have learnt, played and solved.
progress = Table(
    "progress",
    metadata,
    Column("user_id", String(22), ForeignKey("users.id"), primary_key=True),
    Column("body", Text, nullable=False),  # JSON, see shapes/progress.py
)

# Drafts of people's own packs, stored as they type: some changed fields of one version.
drafts = Table(
    "drafts",
    metadata,
    Column("pack_id", String(22), ForeignKey("packs.id"), primary_key=True),
    Column("number", Integer, nullable=False),  # incremented with every change
    Column("base", String(80), ForeignKey("pack_files.reference"), nullable=False),
    Column("changes", Text, nullable=False),  # JSON: values by place
    Column("at", BigInteger, nullable=False),
)
