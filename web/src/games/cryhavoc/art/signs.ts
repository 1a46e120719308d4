/** Icons of the game, 24 x 24, drawn in the colour of the text; --i-ground is the background behind them. */

const SIGNS = {
  move: '<path d="M3 5.5 10 12l-7 6.5h4.5L14.5 12 7.5 5.5Z"/><path d="M11.5 5.5 18.5 12l-7 6.5H16L23 12 16 5.5Z"/>',
  recruit:
    '<circle cx="9.5" cy="7" r="4.3"/><path d="M1.5 21c0-5 3.5-8 8-8s8 3 8 8Z"/><path d="M18 3.5h2.5v3H23.5V9h-3v3H18V9h-3V6.5h3Z"/>',
  build:
    '<path d="M2 21V11l5-3v3l5-3v3l5-3v13Z"/><path d="M18.5 2.5h3.5V21h-3.5Z"/><path d="M5 14.5h2.2v3H5Zm4.7 0h2.2v3H9.7Z" fill="var(--i-ground,#0000)"/>',
  draw_each:
    '<rect x="3" y="3.5" width="11.5" height="17" rx="1.8"/><path d="M17 8.5h6M20 5.5v6" stroke="currentColor" stroke-width="2.4" fill="none"/><path d="m17.5 15 5 5m0-5-5 5" stroke="currentColor" stroke-width="2" fill="none"/>',
  draw_once:
    '<rect x="3" y="3.5" width="11.5" height="17" rx="1.8"/><path d="M17 12h6M20 9v6" stroke="currentColor" stroke-width="2.4" fill="none"/>',
  vp: '<path d="m12 1.8 3 6.7 7.3.8-5.4 5 1.5 7.2L12 17.9l-6.4 3.6 1.5-7.2-5.4-5 7.3-.8Z"/>',
  text: '<path d="M3 3.5h18v12.5h-9L6.5 21v-5H3Z"/><path d="M6.5 7.5h11M6.5 11.5h7.5" stroke="var(--i-ground,#120e18)" stroke-width="1.9" fill="none"/>',
  initiative: '<path d="M7 2 12.5 9H9v13H5V9H1.5Z"/><path d="M17 22 11.5 15H15V2h4v13h3.5Z"/>',
  scoring: '<path d="M4 2.5h16V6c0 5-3 8-6.5 9v3.5H18V22H6v-3.5h4.5V15C7 14 4 11 4 6Z"/>',
  battle:
    '<path d="M2 2h4.5L16 11.5l-2.5 2.5L2 6.5Z"/><path d="M22 2h-4.5L8 11.5l2.5 2.5L22 6.5Z"/><path d="M4 13.5 10.5 20 8.5 22 6.5 20 3.5 22.5 1.5 20.5 4 17.5 2 15.5ZM20 13.5 13.5 20l2 2 2-2 3 2.5 2-2L20 17.5l2-2Z"/>',
  control: '<path d="M4 1.5h2.8V22.5H4Z"/><path d="M8 3h13l-3.5 5L21 13H8Z"/>',
  prisoner:
    '<path d="M2.5 2.5h19v3h-19ZM2.5 18.5h19v3h-19Z"/><path d="M4.5 5h2.6v14H4.5ZM10.7 5h2.6v14h-2.6ZM16.9 5h2.6v14h-2.6Z"/>',
  attrition:
    '<path d="M12 1.5c5.8 0 9.5 3.7 9.5 8.7 0 3-1.3 5-3.5 6.5V20H6v-3.3c-2.2-1.5-3.5-3.5-3.5-6.5C2.5 5.2 6.2 1.5 12 1.5Z"/><path d="M6.7 9.3h4v4h-4Zm6.6 0h4v4h-4ZM11 14.5h2v2.5h-2Z" fill="var(--i-ground,#120e18)"/><path d="M7.5 20.8h2v2h-2Zm3.5 0h2v2h-2Zm3.5 0h2v2h-2Z"/>',
  mountain:
    '<path d="M1.5 20.5 8.5 5l4.3 8L16 8l6.5 12.5Z"/><path d="m8.5 5 2.8 5.2-2.3 1.6-1.7-1.9-1.8 1.7Z" fill="var(--i-ground,#120e18)" opacity=".75"/>',
  desert:
    '<path d="M1.5 16c4-5.5 8-7 12-2.5 2.5-2 6-2 9 .5v7h-21Z"/><path d="M1.5 11c3.5-4 6-5 9-2.5" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="18" cy="6" r="3.2"/>',
  jungle:
    '<path d="M12 22.5c-1-6-.5-9 .5-12"/><path d="M11 22V12h2v10Z"/><path d="M12 12C5.5 13.5 2.5 10.5 2 5.5c5-.5 9 1.5 10 6.5ZM12 12c6.5 1.5 9.5-1.5 10-6.5-5-.5-9 1.5-10 6.5ZM12 10c-3-3-3-6 0-8.5 3 2.5 3 5.5 0 8.5Z"/>',
  ocean:
    '<path d="M1.5 8.5q2.6-4 5.2 0t5.3 0 5.3 0 5.2 0M1.5 14q2.6-4 5.2 0t5.3 0 5.3 0 5.2 0M1.5 19.5q2.6-4 5.2 0t5.3 0 5.3 0 5.2 0" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/>',
  war_party:
    '<path d="M3 3.5 9 9l3-5 3 5 6-5.5-1.5 10L12 21.5 4.5 13.5Z"/><path d="m7 11.5 3.6 1.8-1 1.7ZM17 11.5l-3.6 1.8 1 1.7Z" fill="var(--i-ground,#120e18)"/>',
  exploration:
    '<path d="M12 .8 14.6 9.4 23.2 12l-8.6 2.6L12 23.2 9.4 14.6.8 12l8.6-2.6Z"/><circle cx="12" cy="12" r="2" fill="var(--i-ground,#120e18)"/>',
  nest: '<path d="M12 2c3 2.5 4.5 5.5 4.5 8 0 2.8-1.8 4.8-4.5 4.8S7.5 12.8 7.5 10C7.5 7.5 9 4.5 12 2Z"/><path d="M1.5 14.5c3 2 6 3 10.5 3s7.5-1 10.5-3c-.5 5-4.5 8-10.5 8s-10-3-10.5-8Z"/>',
  tunnel:
    '<path d="M2 21.5V12C2 6 6.5 2 12 2s10 4 10 10v9.5h-4V13c0-4-2.5-6.5-6-6.5S6 9 6 13v8.5Z"/><path d="M9 21.5V14c0-2 1.2-3.2 3-3.2s3 1.2 3 3.2v7.5Z"/>',
  hq: '<path d="M12 1.5 22.5 9v13.5h-7V15h-7v7.5h-7V9Z"/>',
  event: '<path d="M13.5 1 4 13.5h6L8.5 23 20 9.5h-7Z"/>',
  harvester:
    '<path d="M12 1.5 16 7v3l-4 4.5L8 10V7Z"/><path d="M3 22.5 9 12.5l3 3.5 3-3.5 6 10h-4.5L12 17l-4.5 5.5Z"/>',
  orb: '<circle cx="12" cy="9.5" r="7.5"/><path d="M7 18.5h10l1.5 4h-13Z"/><path d="M8.5 8.5a4 4 0 0 1 3.5-3" stroke="var(--i-ground,#120e18)" stroke-width="1.8" fill="none"/>',
  temple: '<path d="M12 1.5 22 8H2Z"/><path d="M4 9.5h3V19H4Zm6.5 0h3V19h-3ZM17 9.5h3V19h-3ZM2 20h20v2.5H2Z"/>',
  airfield:
    '<path d="M12 1.5c1.3 0 2 1.5 2 3.5v4l8.5 5v2.5L14 14v4.5l2.5 2v2L12 21l-4.5 1.5v-2l2.5-2V14L1.5 16.5V14L10 9V5c0-2 .7-3.5 2-3.5Z"/>',
  artillery:
    '<path d="m2 10 14-7.5 2 3.5L4 13.5Z"/><circle cx="9" cy="17" r="5.5"/><path d="m13 13 8 8.5h-5Z"/><circle cx="9" cy="17" r="1.8" fill="var(--i-ground,#120e18)"/>',
  watchtower:
    '<path d="M5 2h14v8H5Z"/><path d="M8 10h8l3 12.5h-3.5L14 16h-4l-1.5 6.5H5Z"/><path d="M8 4.5h3v3H8Zm5 0h3v3h-3Z" fill="var(--i-ground,#120e18)"/>',
  sniper:
    '<circle cx="12" cy="12" r="7.5" fill="none" stroke="currentColor" stroke-width="2.4"/><path d="M11 .5h2v7h-2ZM11 16.5h2v7h-2ZM.5 11h7v2h-7ZM16.5 11h7v2h-7Z"/>',
  drones:
    '<path d="M12 2 16 8h-8ZM5.5 11.5l4 6h-8ZM18.5 11.5l4 6h-8Z"/><path d="M7 20.5h10" stroke="currentColor" stroke-width="2.2"/>',
  matrix: '<path d="M2 2h6v6H2Zm7 7h6v6H9Zm7 7h6v6h-6ZM16 2h6v6h-6ZM2 16h6v6H2Z"/>',
  trap: '<path d="M1.5 15 5 6l3 7 4-9 4 9 3-7 3.5 9v3H1.5Z"/><path d="M3 20h18v2.5H3Z"/>',
  reserve: '<path d="M3 9 12 3l9 6v3L12 6.5 3 12ZM3 15l9-6 9 6v3l-9-5.5L3 18ZM3 21l9-6 9 6Z"/>',
  lock: '<path d="M6 10V7.5a6 6 0 0 1 12 0V10h1.5v12h-15V10Zm3 0h6V7.5a3 3 0 0 0-6 0Z"/>',
  skill:
    '<path d="M12 1.5 21.5 7v10L12 22.5 2.5 17V7Z"/><path d="M13 5.5 7.5 13H11l-1 5.5 6-8h-3.5Z" fill="var(--i-ground,#120e18)"/>',
  arrow: '<path d="M2 10h13V5l7.5 7-7.5 7v-5H2Z"/>',
  assembly:
    '<path d="M2 15h20v3H2Z"/><circle cx="6" cy="20.5" r="2"/><circle cx="12" cy="20.5" r="2"/><circle cx="18" cy="20.5" r="2"/><path d="M4 7.5h6v6H4Zm9 1.5h5v4.5h-5Z"/><path d="M11 1.5h2.5V5l4 2-1 2-5.5-2.7Z"/>',
  bulwark:
    '<path d="M2 6h4V3h4v3h4V3h4v3h4v15.5H2Z"/><path d="M2 11.5h20M2 16.5h20M8 11.5v5m7-10v5m0 5v5" stroke="var(--i-ground,#120e18)" stroke-width="1.6" fill="none"/>',
  brood_wall:
    '<path d="M2 22V12c0-3 1.5-5 3.7-5S9.5 9 9.5 11.5C9.5 7 10 3.5 12 2c2 1.5 2.5 5 2.5 9.5C14.5 9 16 7 18.3 7S22 9 22 12v10Z"/><circle cx="12" cy="12" r="1.9" fill="var(--i-ground,#120e18)"/><circle cx="6.3" cy="15" r="1.7" fill="var(--i-ground,#120e18)"/><circle cx="17.7" cy="15" r="1.7" fill="var(--i-ground,#120e18)"/><path d="M2 19.5h20" stroke="var(--i-ground,#120e18)" stroke-width="1.5"/>',
};
export type Sign = keyof typeof SIGNS;
export { SIGNS };

const OF_STRUCTURE: Record<string, Sign> = {
  humans_airfield: 'airfield',
  humans_artillery_battery: 'artillery',
  humans_watchtower: 'watchtower',
  pilgrims_harvester: 'harvester',
  pilgrims_power_orb: 'orb',
  pilgrims_temple: 'temple',
  machines_orbital_sniper: 'sniper',
  machines_shred_drones: 'drones',
  machines_matrix: 'matrix',
  machines_assembly_line: 'assembly',
  machines_bulwark: 'bulwark',
  trogs_tunnels: 'tunnel',
  trogs_traps: 'trap',
  trogs_brood_wall: 'brood_wall',
};

/** The icon of a structure by its id in the pack; a generic building if we have no drawing of it. */
export const signOfStructure = (id: string): Sign => OF_STRUCTURE[id] ?? 'build';
