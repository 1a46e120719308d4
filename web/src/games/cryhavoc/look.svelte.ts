/** What somebody looks at, besides what the game asks for. There is one table on the page. */

class Look {
  /** The faction whose board is open; nothing for one's own. */
  faction = $state('');
  /** In the inspector: a faction, or the battle that is fought. */
  tab = $state<'faction' | 'battle'>('faction');

  openFaction(faction: string): void {
    this.faction = faction;
    this.tab = 'faction';
  }
}

export const look = new Look();
