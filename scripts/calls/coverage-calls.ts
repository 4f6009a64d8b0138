import type { Calls } from './call.ts';

export const coverageCalls: Calls = {
  'GET /coverage/areas': {
    summary: 'Where the network reaches, by area',
    group: 'Coverage',
    seenOn: '/coverage',
    optional: true,
  },
};
