import { introspectAppTokenContract } from '#contracts/mobile/app-token.ts';
import { sendEmailContract } from '#contracts/mobile/email.ts';
import { sendSmsContract } from '#contracts/mobile/sms.ts';
import { homeRequestContract } from '#contracts/mobile/home-internet.ts';
import {
  checkApplicantContract,
  creditBureauContract,
  socialInsuranceContract,
} from '#contracts/mobile/leasing.ts';
import {
  buyDataContract,
  orderWifiContract,
  payBillContract,
  readEffectContract,
  topUpContract,
} from '#contracts/mobile/purchases.ts';
import {
  checkShiftPassportContract,
  readShiftOutcomeContract,
  shiftPlanContract,
} from '#contracts/mobile/package-shift.ts';
import { orderStarsContract } from '#contracts/mobile/stars.ts';
import { readPukContract, setEmailContract } from '#contracts/mobile/subscriber.ts';
import { searchContract } from '#contracts/content/search.ts';
import type { Contract } from '#contracts/contract.ts';
import type { CallParams } from './call-address.ts';

interface CallValues {
  params?: CallParams;
  query?: CallParams;
}

/**
 * Calls that fail together, and are then refused together. They are told apart by who decides what is asked for, so that
 * what strangers ask for never closes what a customer needs.
 */
export type CallClass =
  /** Public content, the same for everybody. */
  | 'public'
  /** Public content by values of the address, which anybody may make up. */
  | 'address'
  /** In a visitor's own words or ranges. */
  | 'search'
  /** Computed for a visitor, or changed by one who need not be signed in. */
  | 'visitor'
  | 'customer-read'
  | 'customer-write'
  | 'code'
  | 'token'
  /** Registers of others, asked for a lease: each fails alone. */
  | 'bureau'
  | 'insurance';

/** Calls whose class their parameters do not tell. */
const named: ReadonlyMap<Contract, CallClass> = new Map<Contract, CallClass>([
  [sendSmsContract, 'code'],
  [sendEmailContract, 'code'],
  [introspectAppTokenContract, 'token'],
  [homeRequestContract, 'customer-write'],
  // What customers have paid for: strangers' look-ups must not close it.
  [payBillContract, 'customer-write'],
  [topUpContract, 'customer-write'],
  [buyDataContract, 'customer-write'],
  [orderWifiContract, 'customer-write'],
  [orderStarsContract, 'customer-write'],
  [readEffectContract, 'customer-read'],
  [readPukContract, 'customer-read'],
  [setEmailContract, 'customer-write'],
  [shiftPlanContract, 'customer-write'],
  [readShiftOutcomeContract, 'customer-read'],
  [checkShiftPassportContract, 'customer-read'],
  [checkApplicantContract, 'customer-write'],
  [creditBureauContract, 'bureau'],
  [socialInsuranceContract, 'insurance'],
  [searchContract, 'search'],
]);

const ownWords = new Set(['q', 'minPrice', 'maxPrice']);
/** Values that the site chooses itself. */
const chosenHere = new Set(['ids', 'page', 'size', 'sort', 'kind']);

export function classOf(contract: Contract, { query, params }: CallValues = {}): CallClass {
  const known = named.get(contract);
  if (known) return known;
  const isRead = contract.method === 'GET';
  if (contract.query.includes('isdn')) return isRead ? 'customer-read' : 'customer-write';
  if (!isRead) return 'visitor';
  const values: Readonly<Record<string, unknown>> = { ...params, ...query };
  const given = Object.keys(values).filter((name) => values[name] !== undefined);
  if (given.some((name) => ownWords.has(name))) return 'search';
  return given.every((name) => chosenHere.has(name)) ? 'public' : 'address';
}

/** The circuit breaker and the retry budget that a call shares with those of its class at the same service. */
export const toCircuit = (contract: Contract, values: CallValues): string =>
  `${contract.service} ${classOf(contract, values)}`;
