import { checkRecoveryBody, recoverSimBody } from '#contracts/mobile/sim-recovery.ts';
import type { Calls } from './call.ts';
import { exampleNumber as isdn } from './order-calls.ts';

const group = 'SIM recovery';
const code = 'R4K7M2PX';

/** A SIM is replaced once for one key, for whom Dan says owns the number, and asked about where the answer was lost. */
export const recoveryCalls: Calls = {
  'GET /sim-recovery/ways': {
    summary: 'With what a SIM can be replaced online',
    group,
    seenOn: '/simRecovery; without it the page says where else it is done',
    optional: true,
    answer: { data: { ways: ['ESIM', 'BLANK', 'CARD'] } },
  },
  'POST /sim-recovery/check': {
    summary: 'Whether the SIM of a number can be replaced online, and with this card',
    group,
    seenOn: '/simRecovery, after Dan; without it no SIM is replaced online',
    optional: true,
    personal: true,
    body: checkRecoveryBody,
    sent: () => ({ isdn, simNumber: null }),
    answer: { data: { state: 'OK' } },
  },
  'POST /sim-recovery': {
    summary: 'Replace the SIM of a number',
    group,
    seenOn: '/simRecovery/result, after the fee was paid and the owner had time to stop it',
    optional: true,
    effect: true,
    personal: true,
    body: recoverSimBody,
    sent: () => ({
      code,
      isdn,
      registerNumber: 'УК91031458',
      way: 'ESIM',
      simNumber: null,
      reason: 'LOST',
      fee: 5000,
      requestedAt: '2026-11-23T04:00:00.000Z',
    }),
    answer: {
      data: {
        state: 'ACTIVE',
        profile: {
          smdp: 'rsp.tenger.mn',
          matchingId: 'B2C4F0A8-5D3E-4C66-9A0D-3B1C7E2F9A10',
          confirmationCode: false,
        },
      },
    },
  },
  'GET /sim-recovery': {
    summary: 'What became of a SIM that is replaced',
    group,
    seenOn: '/simRecovery/result, where an answer was lost or it is still being done',
    optional: true,
    personal: true,
    always: ['code'],
    values: { code },
    answer: { data: { state: 'ACTIVATING', profile: null } },
  },
};
