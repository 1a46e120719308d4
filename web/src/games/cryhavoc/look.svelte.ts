/** What somebody looks at, besides what the game asks for. There is one table on the page. */

class Look {
  /** The faction whose board is open; nothing for one's own. */
  faction = $state('');
  /** In the inspector: a faction, the battle that is fought, or the table. */
  tab = $state<'faction' | 'battle' | 'table'>('faction');
  /** While a battle is fought: the planet all the same. */
  planet = $state(false);

  openFaction(faction: string): void {
    this.faction = faction;
    this.tab = 'faction';
  }
}

export const look = new Look();
