/** How often something may be done in how much time. */
export interface Limit {
  most: number;
  ms: number;
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const anHour = (most: number): Limit => ({ most, ms: hourMs });
const aDay = (most: number): Limit => ({ most, ms: dayMs });

/**
 * Every threshold, in one place. `person` is a visitor, `number` one that is signed in, `network` one that few share, and
 * `crowd` the strangers of one address in a network that many share (`SHARED_NETWORKS`), or of one kiosk. Whoever is signed in
 * belongs to no crowd, so a crowd that has had its share shuts nobody out who has a number of ours.
 */
export const limits = {
  /** Bills of a family, and a few mistakes. A list of numbers is longer. */
  'billLookUp person': anHour(10),
  'billLookUp number': anHour(10),
  /** Several households. */
  'billLookUp network': anHour(40),
  /** A gateway has thousands of customers of whom few look up a bill in the same hour; 10⁴ numbers take two days. */
  'billLookUp crowd': anHour(200),
  /** Two digits are a hundred guesses: whoever tries, a twentieth of them. */
  'billLookUp digits': anHour(5),
  /** An order's code is read from a message, so five tries are mistakes enough. It is nobody's but who tries. */
  'orderLookUp person': anHour(5),
  'orderLookUp network': anHour(20),
  'orderLookUp crowd': anHour(60),
  /** Unknown promo and referral codes: people mistype one or two, programs try lists. */
  'wrongCode person': anHour(8),
  'wrongCode network': anHour(30),
  'wrongCode crowd': anHour(120),
  /** Codes that are right. Someone tries several carts; a day of twenty is somebody who sells them. */
  'codeUse person': aDay(20),
  'codeUse network': aDay(100),
  'codeUse crowd': aDay(500),
  /** A report stops a greeting at once. Somebody who is pestered reports several; a program would fill the desk. */
  'greetingReport network': anHour(10),
  'greetingReport crowd': anHour(60),
  /** An offer of a partner is a mail to the operator: few send more than one, a program would fill the box. */
  'partnerOffer network': anHour(5),
  'partnerOffer crowd': anHour(30),
  /** An estimate sends a message to whatever number or address is typed: a family has few old handsets, and few repeat it. */
  'tradeInMessage recipient': aDay(5),
  'tradeInMessage person': aDay(10),
  'tradeInMessage network': aDay(30),
  'tradeInMessage crowd': aDay(300),
  /** A code confirms each of them, so that nobody is told who has not asked; more than these nobody waits for in a day. */
  'stockWatch person': aDay(10),
  'stockWatch network': aDay(40),
  'stockWatch crowd': aDay(400),
  /** What can be sold on is what stolen cards buy: units, packages, Wi-Fi codes. Only what was paid counts. */
  'topUp recipient': aDay(10),
  'topUp card': aDay(10),
  'topUp person': aDay(15),
  'topUp number': aDay(15),
  /** A dormitory, or a small shop that tops up its neighbours. */
  'topUp network': aDay(40),
  'topUp crowd': aDay(400),
  /** Codes of the shop: gift, data and game cards, of which nobody can say later who has them. Few people give five in a day. */
  'giftCode recipient': aDay(5),
  'giftCode card': aDay(5),
  'giftCode person': aDay(5),
  'giftCode number': aDay(5),
  /** An office before the lunar new year. */
  'giftCode network': aDay(20),
  'giftCode crowd': aDay(200),
} as const satisfies Readonly<Record<string, Limit>>;

export type Counted = keyof typeof limits;

/** What is held once it is paid, where there is too much of it. */
export type HeldKind = 'topUp' | 'giftCode';

/** From this amount, in MNT, a top-up is looked at by a person however seldom they are: ten times the largest that is offered. */
export const largeTopUp = 500_000;
/** The same of the codes of one order: the dearest card, or many others at once. */
export const largeGiftCodes = 1_500_000;
/** Why something is held whose amount alone is the reason. */
export const toLargeWhy = <Of extends HeldKind>(kind: Of): `${Of} large` => `${kind} large`;

/** How long what was decided is kept, so that somebody can ask why. */
export const decidedMs = 2 * 365 * dayMs;
