import type { Facts } from './inspect-answer.ts';
import type { CallReport } from './report.ts';

type Fields = Pick<
  CallReport,
  'required' | 'optional' | 'absent' | 'ignored' | 'dropped' | 'unreadable' | 'languages'
>;

const toTimes = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts].map(([path, times]) => `${path} (${times})`);

/** In words; `faults` are the fields for whose sake elements were left out. */
export function toFields(facts: Facts, faults: readonly string[]): Fields {
  const dropped = new Map(facts.dropped);
  for (const fault of faults) dropped.set(fault, (dropped.get(fault) ?? 0) + 1);
  const optional = [...facts.optional];
  return {
    required: [...facts.required.keys()],
    optional: optional
      .filter(([, { seen }]) => seen > 0)
      .map(([path, { seen, of }]) => (seen < of ? `${path} (${seen} of ${of})` : path)),
    absent: optional.filter(([, { seen }]) => seen === 0).map(([path]) => path),
    ignored: [...facts.ignored.keys()],
    dropped: toTimes(dropped),
    unreadable: toTimes(facts.unreadable),
    languages: [...facts.oneLanguage]
      .filter(([, { seen, of }]) => seen < of)
      .map(([path, { seen, of }]) => `${path} (${of - seen} of ${of})`),
  };
}
