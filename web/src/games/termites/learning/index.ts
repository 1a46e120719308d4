import type { Learning } from '../../learning';

export const learning: Learning = {
  sideNames: 'termites-swarm-',
  first: ['blue', 'red'],
  groups: [
    {
      id: 'castes',
      terms: [
        ['worker', 'T2'],
        ['soldier', 'T2.2'],
        ['nasute', 'T2.3'],
        ['alate', 'T2.4'],
      ],
    },
    {
      id: 'pieces',
      terms: [
        ['token', 'T1.2'],
        ['strength', 'T2.1'],
        ['mound', 'T1.3'],
        ['neutral', 'T1.4'],
        ['reserve', 'T4.2'],
        ['trophy', 'T7.6'],
        ['hand', 'T4.3'],
        ['stack', 'T4.2'],
      ],
    },
    {
      id: 'turn',
      terms: [
        ['reproduction', 'T5.1'],
        ['movement', 'T6.1'],
      ],
    },
    {
      id: 'attack',
      terms: [
        ['attack', 'T6.4'],
        ['support', 'T6.6'],
        ['defence', 'T6.7'],
        ['retreat', 'T7.1'],
        ['entry', 'T7.2'],
        ['destroyed', 'T7.3'],
      ],
    },
    {
      id: 'terrain',
      terms: [
        ['open', 'T3.1'],
        ['water', 'T3.2'],
        ['vegetation', 'T3.3'],
        ['stones', 'T3.4'],
        ['edge', 'T4.5'],
      ],
    },
  ],
};
