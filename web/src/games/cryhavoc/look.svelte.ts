/** What the reader looks at, besides what the game asks for. There is one table on the page. */

class Look {
  /** The faction whose board is open; '' for the reader's own. */
  faction = $state('');
  /** In the inspector: a faction, or the current battle. */
  tab = $state<'faction' | 'battle'>('faction');

  openFaction(faction: string): void {
    this.faction = faction;
    this.tab = 'faction';
  }
}

export const look = new Look();
