import type { Plan } from './model.ts';

type Kind = 'data' | 'minutes' | 'sms' | 'term' | 'extra';

/** One thing of two plans beside each other: null is without an end, 0 is not said; of a term 0 is none, null not said. */
export interface Row {
  kind: Kind;
  from: number | null;
  to: number | null;
  mark: 'more' | 'less' | null;
  /** Of an extra. */
  nameMn: string;
  nameEn: string;
}

const amounts = { data: 'dataMb', minutes: 'minutes', sms: 'sms' } as const;

const toSize = (amount: number | null) => amount ?? Infinity;

/** Of what one side does not say, nothing can be marked. */
function toMark(from: number | null, to: number | null): Row['mark'] {
  if (from === 0 || to === 0 || from === to) return null;
  return toSize(to) > toSize(from) ? 'more' : 'less';
}

type Named = Plan['extras'][number];
const toKey = ({ nameMn, nameEn }: Named) => `${nameMn}|${nameEn}`;

/** 1 where it belongs to the plan. */
function toExtras(from: Plan, to: Plan): Row[] {
  const all = new Map([...from.extras, ...to.extras].map((one) => [toKey(one), one]));
  const has = ({ extras }: Plan, key: string) => Number(extras.some((one) => toKey(one) === key));
  return [...all].map(([key, { nameMn, nameEn }]) => {
    const [before, after] = [has(from, key), has(to, key)];
    const mark = before === after ? null : after > before ? 'more' : 'less';
    return { kind: 'extra', from: before, to: after, mark, nameMn, nameEn };
  });
}

/** For how many months a contract binds, which is neither more nor less; nothing where neither is said to have one. */
function toTerm({ termMonths: from = null }: Plan, { termMonths: to = null }: Plan): Row[] {
  if (!from && !to) return [];
  return [{ kind: 'term', from, to, mark: null, nameMn: '', nameEn: '' }];
}

/** What two plans hold beside each other: what is lost first, then what is gained, then what stays. */
export function comparePlans(from: Plan, to: Plan): { changed: Row[]; same: Row[] } {
  const rows = (Object.keys(amounts) as (keyof typeof amounts)[]).flatMap((kind): Row[] => {
    const [before, after] = [from[amounts[kind]], to[amounts[kind]]];
    if (before === 0 && after === 0) return [];
    const mark = toMark(before, after);
    return [{ kind, from: before, to: after, mark, nameMn: '', nameEn: '' }];
  });
  const all = [...rows, ...toTerm(from, to), ...toExtras(from, to)];
  const isSame = (row: Row) => row.from === row.to;
  const changed = all.filter((row) => !isSame(row));
  return {
    changed: [
      ...changed.filter(({ mark }) => mark === 'less'),
      ...changed.filter(({ mark }) => mark !== 'less'),
    ],
    same: all.filter(isSame),
  };
}
