import { deadlineMsOf } from '#services/upstream/deadline.ts';
import type { DescribedCall } from '../calls/calls.ts';
import { toCallName } from '../calls/call.ts';
import type { Ids } from '../calls/to-request.ts';
import { findIdle, type ParameterFacts } from './check-parameters.ts';
import { findPaging, type PagingFacts, readEnough } from './check-paging.ts';
import { findFault, inspect, newFacts } from './inspect-answer.ts';
import { createProbe, type Probe, type Reading, type Target } from './probe.ts';
import type { CallReport } from './report.ts';
import { toFields } from './to-fields.ts';

/** As many elements as a list is judged by, if it has so many: enough that filters show a difference. */
const enough = 50;

export interface Checked {
  report: CallReport;
  /** What the site would have, for the calls that need an id of it. */
  items: unknown[];
  paging?: PagingFacts;
  parameters?: ParameterFacts;
}

const isHollow = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isHollow)
    : value === '' || value === null || value === undefined || typeof value === 'boolean';

function toMedian(numbers: readonly number[]): number {
  const sorted = [...numbers].toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Where several things are asked for, such as articles: how many could be read. */
function countFaults(readings: readonly Reading[]): { bad: number; fault: string | undefined } {
  const bad = readings.filter(({ fault }) => fault !== undefined);
  return { bad: bad.length, fault: bad[0]?.fault };
}

/** Why a page would be empty, or would show less. */
function judge(
  { contract, call }: DescribedCall,
  read: readonly Reading[],
  { partsLeftOut, patient }: { partsLeftOut: number; patient: boolean },
): Pick<CallReport, 'state' | 'reason'> {
  const failing = (reason: string) =>
    ({ state: call.optional ? 'lacking' : 'failing', reason }) as const;
  const lacking = (reason: string) => ({ state: 'lacking', reason }) as const;
  const { bad, fault } = countFaults(read);
  if (call.personal && read.every(({ answer }) => answer.status === 404)) {
    return lacking('the number is not known there');
  }
  if (fault !== undefined && bad === read.length) return failing(fault);
  const elements = read.flatMap((reading) => reading.elements);
  const items = read.flatMap((reading) => reading.items);
  if (elements.length === 0) {
    return call.mayBeEmpty ? { state: 'good' } : failing('the list is empty');
  }
  if (items.length === 0) {
    const wrong = findFault(contract.shape, elements[0]) ?? '';
    return failing(
      contract.envelope === 'list'
        ? `none of ${elements.length} elements can be read, because of ${wrong}`
        : `cannot be read, because of ${wrong}`,
    );
  }
  if (!call.personal && items.every(isHollow)) return failing('holds nothing to show');
  const ms = toMedian(read.map(({ answer }) => answer.ms));
  const deadline = patient ? Infinity : deadlineMsOf(contract);
  if (ms > deadline)
    return failing(`answers after ${Math.round(ms)} ms; the site waits ${deadline}`);
  if (fault !== undefined) return lacking(`${bad} of ${read.length} asked for: ${fault}`);
  const left = elements.length - items.length;
  if (left > 0) return lacking(`${left} of ${elements.length} elements are left out`);
  if (partsLeftOut > 0) return lacking('parts of it are left out');
  return { state: 'good' };
}

/** As the site does: what one call does not know, another one may. */
async function readDetail(probe: Probe, other: Probe | undefined, ids: Ids): Promise<Reading> {
  const reading = await probe.read({ ids });
  if (reading.answer.status !== 404 || !other) return reading;
  const found = await other.read({ ids });
  return found.fault === undefined ? found : reading;
}

async function readList(probe: Probe, paging: PagingFacts | undefined) {
  if (paging) await readEnough(probe, paging.paging, enough);
  else await probe.read({ language: 'mn' });
}

/** Whether it answers otherwise to somebody who prefers English; the site sends no language. */
async function isByLanguage(described: DescribedCall, target: Target): Promise<boolean> {
  const probe = createProbe(described, target);
  const [mn, en] = [await probe.read({ language: 'mn' }), await probe.read({ language: 'en' })];
  return JSON.stringify(mn.elements) !== JSON.stringify(en.elements);
}

function toParameters(facts: ParameterFacts | undefined, paging: PagingFacts | undefined) {
  const idle = [...(facts?.idle ?? []), ...(paging && !paging.sized ? ['size'] : [])];
  return { idle, untried: facts?.untried ?? [] };
}

/** Asks one call in all the ways that the site does, and says what it found. */
export async function checkCall(
  described: DescribedCall,
  target: Target,
  ids: readonly Ids[],
  orElse?: DescribedCall,
): Promise<Checked> {
  const { contract, call } = described;
  const isPaged = contract.query.some((name) => name === 'cursor' || name === 'page');
  const isList = contract.envelope === 'list' && ids.length === 0;
  const paging = isPaged ? await findPaging(createProbe(described, target)) : undefined;
  const probe = createProbe(described, target);
  const other = orElse && createProbe(orElse, target);
  const details: Reading[] = [];
  for (const one of ids) details.push(await readDetail(probe, other, one));
  if (ids.length === 0) await readList(probe, paging);
  const read = ids.length > 0 ? details : [...probe.readings];
  const items = read.flatMap((reading) => reading.items);
  const parameters =
    isList && items.length > 0 ? await findIdle(probe, items, read[0]?.items ?? []) : undefined;
  const byLanguage = ids.length === 0 && !call.personal && (await isByLanguage(described, target));
  const facts = newFacts();
  for (const { elements } of read) {
    for (const element of elements) {
      if (findFault(contract.shape, element) === undefined) inspect(contract.shape, element, facts);
    }
  }
  const faults = read.flatMap(({ elements }) =>
    elements.flatMap((element) => findFault(contract.shape, element) ?? []),
  );
  const all = probe.readings.map(({ answer }) => answer.ms);
  return {
    items,
    ...(paging ? { paging } : {}),
    ...(parameters ? { parameters } : {}),
    report: {
      call: toCallName(contract),
      seenOn: call.seenOn,
      ...judge(described, read, {
        partsLeftOut: facts.dropped.size,
        patient: target.patient ?? false,
      }),
      items: items.length,
      ...toFields(facts, faults),
      byLanguage,
      ...(paging ? { paging: paging.tooShort ? 'too short to tell' : paging.paging } : {}),
      ...toParameters(parameters, paging),
      medianMs: Math.round(toMedian(all)),
      maxMs: Math.round(Math.max(0, ...all)),
    },
  };
}
