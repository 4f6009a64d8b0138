import { consentBody } from '#contracts/mobile/consents.ts';
import type { Calls } from './call.ts';
import { exampleNumber } from './order-calls.ts';

export const consentCalls: Calls = {
  'POST /consents': {
    summary: 'What the owner of a number agrees to, and what is withdrawn',
    group: 'Subscribers',
    seenOn: '/digital-consent, of whoever is signed in',
    personal: true,
    optional: true,
    effect: true,
    body: consentBody,
    sent: () => ({ isdn: exampleNumber, version: '2026-10', purposes: ['service'] }),
  },
};
