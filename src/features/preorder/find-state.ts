import type { Preorder } from '#contracts/content/offers.ts';
import { findConfirmedNumber } from '#identity/fresh-code/store.ts';
import { findCustomer, findVisitorId } from '#identity/session.ts';
import { countTaken, findPlaceOf, type PreorderPlace, toPerson } from '#purchase/place-store.ts';
import { drawNumber } from './draw-number.ts';
import { countInLine, countWaitingBefore, findInLine } from './line-store.ts';
import { countWindows, type Phase, toMost, toPhase, toTurn } from './model.ts';

/** Somebody who has proved a number: by being signed in, or by a code. */
export interface Person {
  phone: string;
  /** Null where it is not signed in. */
  isdn: string | null;
  visitorId: string;
  person: string;
}

export async function findPerson(): Promise<Person | null> {
  const customer = await findCustomer();
  if (customer) {
    const { isdn, visitorId } = customer;
    return { phone: isdn, isdn, visitorId, person: await toPerson(isdn) };
  }
  const visitorId = await findVisitorId();
  const phone = visitorId && (await findConfirmedNumber(visitorId, 'preorder', Date.now()));
  return phone ? { phone, isdn: null, visitorId, person: await toPerson(phone) } : null;
}

export interface PreorderState {
  phase: Phase;
  /** How many places are free; at least 0. */
  left: number;
  who: Person | null;
  place: PreorderPlace | null;
  line: 'NONE' | 'LINE' | 'WAITING' | 'OFFERED';
  /** Of who waits: how many come before. */
  before: number;
  offeredUntil: number | null;
  /** From when on this person may take a place. */
  turn: number;
}

/** Everything that decides what somebody can do about a pre-order now. */
export async function findState(preorder: Preorder, now = Date.now()): Promise<PreorderState> {
  const who = await findPerson();
  const { id } = preorder;
  const person = who?.person ?? '';
  const most = toMost(preorder);
  const opensAt = preorder.opensAt === null ? 0 : Date.parse(preorder.opensAt);
  const [taken, place, inLine, count] = await Promise.all([
    countTaken(id, person, now),
    who && findPlaceOf(id, person),
    who && findInLine(id, person),
    countInLine(id, opensAt),
  ]);
  const isOffered = inLine?.state === 'OFFERED' && (inLine.offeredUntil ?? 0) > now;
  const wasInLine = inLine !== null && inLine.joinedAt < opensAt;
  const line = isOffered
    ? 'OFFERED'
    : inLine?.state === 'WAITING' || inLine?.state === 'LINE'
      ? inLine.state
      : 'NONE';
  const draw = wasInLine ? await drawNumber(id, person) : null;
  return {
    phase: toPhase(preorder, now),
    left: Math.max(0, most - taken),
    who,
    place,
    line,
    before: line === 'WAITING' ? await countWaitingBefore(id, inLine?.joinedAt ?? 0) : 0,
    offeredUntil: isOffered ? (inLine?.offeredUntil ?? null) : null,
    turn: isOffered ? 0 : toTurn(preorder, { draw, windows: countWindows(count, most) }),
  };
}
