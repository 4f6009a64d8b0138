import { type NumberClass, numberClasses } from '#domain/number-classes.ts';
import { deliveryMnt } from '#domain/money.ts';
import { ownPrefixes } from '#domain/phone-number.ts';

export const pageSize = 24;
/** Offered where somebody else was faster. */
export const similarCount = 6;

export const sorts = ['number', 'priceAsc', 'priceDesc'] as const;
export type Sort = (typeof sorts)[number];

/** What is looked for, as the address says it; empty where it says nothing. */
export interface Wanted {
  prefix: string;
  /** Eight places: digits, and `?` for any. */
  mask: string;
  contains: string;
  ending: string;
  class: NumberClass | '';
  without: string;
  sort: Sort;
}

const digitsOf = (query: URLSearchParams, name: string, most: number): string =>
  (query.get(name) ?? '').normalize('NFKC').replaceAll(/\D/g, '').slice(0, most);

/** `9911`, `99 11 ?? ??`, `__77`: short ones are of the last places, unless they begin with a prefix of ours. */
export function readMask(typed: string): string {
  const places = typed
    .normalize('NFKC')
    .replaceAll('_', '?')
    .replaceAll('*', '?')
    .replaceAll(/[^\d?]/g, '');
  if (places === '' || places.length > 8) return '';
  const isBeginning = ownPrefixes.some((prefix) => places.startsWith(prefix));
  const mask = isBeginning ? places.padEnd(8, '?') : places.padStart(8, '?');
  return /\d/.test(mask) ? mask : '';
}

/** What an address asks for; what it says of no sense is left out, so that each address has a page. */
export function readWanted(query: URLSearchParams): Wanted {
  const named = query.get('class') ?? '';
  const order = query.get('sort') ?? '';
  const prefix = digitsOf(query, 'prefix', 8);
  return {
    prefix: ownPrefixes.some((own) => prefix.startsWith(own) || own.startsWith(prefix))
      ? prefix
      : '',
    mask: readMask(query.get('mask') ?? ''),
    contains: digitsOf(query, 'contains', 8),
    ending: digitsOf(query, 'ending', 8),
    class: numberClasses.find((one) => one === named) ?? '',
    without: [...new Set(digitsOf(query, 'without', 20))].join(''),
    sort: sorts.find((one) => one === order) ?? 'number',
  };
}

interface Asked extends Partial<
  Record<'prefix' | 'mask' | 'contains' | 'ending' | 'without', string>
> {
  class?: NumberClass;
  sortBy?: Sort;
  cursor?: string;
  size: number;
}

/** As the service is asked: without what nobody asked for. */
export function toQuery({ class: named, sort, mask, ...digits }: Wanted, cursor = ''): Asked {
  const given = Object.entries({ ...digits, mask: mask.replaceAll('?', '_') }).filter(
    ([, value]) => value !== '',
  );
  return {
    ...Object.fromEntries(given),
    ...(named !== '' && { class: named }),
    ...(sort !== 'number' && { sortBy: sort }),
    ...(cursor !== '' && { cursor }),
    size: pageSize,
  };
}

/** The wishes that are set, in the order in which the page names them. */
export const listWishes = (wanted: Wanted) =>
  (['prefix', 'mask', 'contains', 'ending', 'class', 'without'] as const).filter(
    (name) => wanted[name] !== '',
  );

interface Priced {
  number: { surcharge: number };
  plan?: { fee: number; simPrice: number; esimPrice: number };
  sim?: { sim: 'SIM' | 'ESIM' };
  way?: { type: 'DELIVERY' | 'PICKUP' };
}

/** What is paid now, in MNT; nothing of what is not chosen yet. */
export function toAmounts({ number, plan, sim, way }: Priced) {
  const simPrice = plan && sim ? (sim.sim === 'ESIM' ? plan.esimPrice : plan.simPrice) : null;
  const delivery = way?.type === 'DELIVERY' ? deliveryMnt : 0;
  const { surcharge } = number;
  const fee = plan?.fee ?? 0;
  return {
    surcharge,
    simPrice,
    fee,
    delivery,
    total: surcharge + (simPrice ?? 0) + fee + delivery,
  };
}
