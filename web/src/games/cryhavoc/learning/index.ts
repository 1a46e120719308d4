import type { Learning } from '../../learning';

export const learning: Learning = {
  sideNames: 'cryhavoc-faction-',
  first: ['humans', 'pilgrims'],
  groups: [
    {
      id: 'round',
      terms: [
        ['phases', 'C3.1'],
        ['event', 'C3.3'],
        ['initiative', 'C3.4'],
        ['scoring', 'C7.1'],
        ['vp', 'C1.2'],
      ],
    },
    {
      id: 'actions',
      terms: [
        ['move', 'C4.10'],
        ['recruit', 'C4.20'],
        ['build', 'C4.30'],
        ['study', 'C4.40'],
        ['enable', 'C4.50'],
        ['skill', 'C4.60'],
      ],
    },
    {
      id: 'cards',
      terms: [
        ['tactics', 'C4.2'],
        ['hand', 'C3.6'],
        ['draw_each', 'C4.2'],
        ['draw_once', 'C4.2'],
        ['text', 'C4.2'],
      ],
    },
    {
      id: 'battle',
      terms: [
        ['battle', 'C4.16'],
        ['objective', 'C5.3'],
        ['region_control', 'C5.6'],
        ['prisoner', 'C5.7'],
        ['attrition', 'C5.8'],
        ['retreat', 'C5.9'],
        ['natives', 'C5.2'],
      ],
    },
    {
      id: 'map',
      terms: [
        ['region', 'C1.2'],
        ['control', 'C8.5'],
        ['crystal', 'C7.1'],
        ['hq', 'C8.3'],
        ['exploration', 'C4.16'],
        ['war_party', 'C4.16'],
        ['nest', 'C5.11'],
        ['mountain', 'C5.5'],
        ['desert', 'C5.5'],
        ['jungle', 'C5.5'],
        ['ocean', 'C5.5'],
        ['ring', 'C4.14'],
        ['tunnel', 'C9.2'],
      ],
    },
    {
      id: 'pieces',
      terms: [
        ['reserve', 'C8.1'],
        ['structure', 'C4.30'],
        ['store', 'C8.1'],
        ['artillery', 'C1.4'],
        ['watchtower', 'C1.4'],
      ],
    },
  ],
};
