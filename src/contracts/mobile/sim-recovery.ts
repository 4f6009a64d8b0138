import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';
import { instant, lenientList, orNull } from '../shape.ts';
import { esimProfile } from './sim-orders.ts';

const isdn = z.string().check(z.regex(/^\d{8}$/));
const code = z.string().check(z.minLength(1), z.maxLength(40));
/** Of a SIM card: the 9 digits before the letter F. */
const simNumber = z.string().check(z.regex(/^\d{9}$/));

/** What a number goes on with: an eSIM, a blank card that its owner has, or a card that is brought or laid ready. */
export const recoveryWay = z.enum(['ESIM', 'BLANK', 'CARD']);
export type RecoveryWay = z.infer<typeof recoveryWay>;

/** With what a lost SIM can be replaced online. A service without this call replaces none: the page says where it is done. */
export const recoveryWaysContract = contract({
  service: 'mobile',
  method: 'GET',
  path: '/sim-recovery/ways',
  query: [],
  envelope: 'object',
  shape: z.object({ ways: lenientList(recoveryWay) }),
});

/** `simNumber` only of a blank card that somebody has typed. */
export const checkRecoveryBody = z.object({ isdn, simNumber: z.nullable(simNumber) });

/**
 * Whether the SIM of a number can be replaced online. The site asks only for owners whom Dan has confirmed, so nobody learns
 * from it whose number is what. Another word than these is no: whoever steals numbers would be glad of a yes.
 */
export const recoveryCheck = z.object({
  state: z.enum(['OK', 'VIP', 'COMPANY', 'OWNER_CHANGED', 'CARD_UNKNOWN', 'CARD_USED', 'REFUSED']),
});
export type RecoveryCheck = z.infer<typeof recoveryCheck>;

export const checkRecoveryContract = contract({
  service: 'mobile',
  method: 'POST',
  path: '/sim-recovery/check',
  query: [],
  envelope: 'object',
  shape: z.object({ state: orElse(recoveryCheck.shape.state, 'REFUSED') }),
});

export const recoverSimBody = z.object({
  /** The site's own code of the recovery. */
  code,
  isdn,
  /** The owner's, as Dan has confirmed it. */
  registerNumber: z.string(),
  way: recoveryWay,
  /** Of the card that is activated; null for an eSIM. */
  simNumber: z.nullable(simNumber),
  reason: z.enum(['LOST', 'DAMAGED', 'UPGRADE']),
  /** In MNT, received; 0 where it costs nothing. */
  fee: z.int().check(z.minimum(0)),
  requestedAt: instant,
});

/** `ACTIVE`: the former SIM does not work any more. `REFUSED`: it was not and will not be replaced; the site gives the fee back. */
export const recovered = z.object({
  state: orElse(z.enum(['ACTIVATING', 'ACTIVE', 'REFUSED']), 'ACTIVATING'),
  /** Of an eSIM. */
  profile: orNull(esimProfile),
});

/** Replaces the SIM of a number. Once for one idempotency key. */
export const recoverSimContract = contract({
  service: 'mobile',
  method: 'POST',
  path: '/sim-recovery',
  query: [],
  envelope: 'object',
  shape: recovered,
});

/** What became of a code: after an answer that was lost, and as long as it is being activated. A service without it is sent the same again, with its key. */
export const readRecoveryContract = contract({
  service: 'mobile',
  method: 'GET',
  path: '/sim-recovery',
  query: ['code'],
  envelope: 'object',
  shape: z.object({
    state: orElse(z.enum(['ACTIVATING', 'ACTIVE', 'REFUSED', 'NONE']), 'NONE'),
    profile: orNull(esimProfile),
  }),
});
