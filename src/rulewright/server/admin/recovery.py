"""A new password for somebody who has lost theirs: a link that holds for a day, and until it is used."""

from __future__ import annotations

from rulewright.server.identity.seals import recovery_seal
from rulewright.server.store.store import Store

from .bring import account

PAGE = "/recover"


async def recovery_link(store: Store, name: str, address: str, secret: str) -> tuple[str, str]:
    """The name of the account as it is written, and the link. The code stands behind a #, so that no log and no other site gets it."""
    user = await account(store, name)
    code = recovery_seal(secret or await store.secret()).sealed(user.id, epoch=user.epoch)
    return user.name, f"{address.rstrip('/')}{PAGE}#{code}"
