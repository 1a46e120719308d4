"""Password recovery: a link that is valid for one day and can be used once."""

from __future__ import annotations

from rulewright.server.identity.seals import recovery_seal
from rulewright.server.store.store import Store

from .bring import account

PAGE = "/recover"


async def recovery_link(store: Store, name: str, address: str, secret: str) -> tuple[str, str]:
    """The account's name with its capitals, and the link. The code follows a #, so no log and no other site sees it."""
    user = await account(store, name)
    code = recovery_seal(secret or await store.secret()).sealed(user.id, epoch=user.epoch)
    return user.name, f"{address.rstrip('/')}{PAGE}#{code}"
