import * as v from 'valibot';
import type { Fields } from '#forms/fields.ts';
import type { Flow } from './define-flow.ts';
import type { CodeAsked, Entries, Entry } from './model.ts';
import type { Step, StepGuard } from './step.ts';

/** Where somebody is in a flow. Everything follows from what is stored of each step. */
export interface Position {
  /** What the steps that are done have saved. */
  data: object;
  /** The steps that apply. After `next` those that may not apply are listed too, since it is not known yet. */
  steps: readonly Step[];
  /** The first of them of which it is not known yet whether it applies; null where all steps are known. */
  unknown: Step | null;
  /** The first step that is not done. */
  next: Step;
  /** The step to fill in again, because what is stored of it does not fit the flow of today. Later ones are kept. */
  refill: Step | null;
}

/** What is stored of a step that a code has confirmed. */
export const toConfirmed = ({ subject }: CodeAsked) => `${subject.channel} ${subject.address}`;
export const isConfirmed = (entry: Entry | undefined, asked: CodeAsked): boolean =>
  entry?.answer === toConfirmed(asked);

/** What a step saves if it is done; `misfit` where something is stored that does not fit any more. */
function readEntry(
  step: Step,
  entry: Entry | undefined,
  data: object,
): { saved: object } | 'open' | 'misfit' {
  const { input, answer } = step;
  if (step.code) return isConfirmed(entry, step.code(data)) ? { saved: {} } : 'open';
  if (!input) return { saved: {} };
  if (!step.save || !entry) return 'open';
  const fields = v.safeParse(input, entry.fields);
  if (!fields.success) return 'misfit';
  if (!answer) return { saved: step.save(fields.output, data) };
  if (entry.answer === undefined) return 'open';
  const answered = v.safeParse(answer, entry.answer);
  return answered.success ? { saved: step.save(fields.output, data, answered.output) } : 'misfit';
}

/**
 * Reads what is stored by the flow of today: each step's fields are parsed by its present schema, whatever version they
 * were stored by. `passes` says whether a step's guard is satisfied.
 */
export async function findPosition(
  { steps }: Pick<Flow, 'steps'>,
  entries: Entries,
  passes: (guard: StepGuard) => Promise<boolean> | boolean,
): Promise<Position> {
  let data: object = {};
  const applying: Step[] = [];
  // Steps of one condition apply together, so that what one of them has answered holds for the others.
  const answered = new Map<Step['when'], boolean>();
  for (const [index, step] of steps.entries()) {
    if (step.when) answered.set(step.when, step.when(data));
    if (answered.get(step.when) === false) continue;
    applying.push(step);
    const isOpen = !step.guard || (await passes(step.guard(data)));
    const read = isOpen ? readEntry(step, entries[step.name], data) : 'open';
    if (typeof read === 'string') {
      const refill = read === 'misfit' ? step : null;
      const later = steps.slice(index + 1).filter(({ when }) => answered.get(when) !== false);
      const unknown = later.find(({ when }) => when && !answered.has(when)) ?? null;
      return { data, steps: [...applying, ...later], unknown, next: step, refill };
    }
    data = { ...data, ...read.saved };
  }
  throw new Error('the flow has no last step');
}

/** What there is to do when a step is asked for: too early, or of no such name, it is the first that is not done. */
export function findOpenStep({ steps, next }: Position, name: string | undefined): Step {
  const asked = steps.findIndex((one) => one.name === name);
  return steps[asked > steps.indexOf(next) ? -1 : asked] ?? next;
}

export function findPrevious({ steps }: Position, step: Step): Step | null {
  return steps[steps.indexOf(step) - 1] ?? null;
}

/** "Step `number` of `count`"; the count is null as long as an answer may still change it. */
export function toProgress(
  { steps, unknown }: Position,
  step: Step,
): { number: number; count: number | null } {
  const listed = listSteps(steps);
  return { number: listed.indexOf(step) + 1, count: unknown ? null : listed.length };
}

/** The steps that have a page of the flow. */
export const listSteps = (steps: readonly Step[]): readonly Step[] =>
  steps.filter(({ entrance }) => entrance === undefined);

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Whether a form is only sent again: its step was saved with these fields right after the form's revision. */
export const isSentAgain = (entry: Entry | undefined, fields: Fields, formRevision: number) =>
  entry?.revision === formRevision + 1 && isSame(entry.fields, fields);

/**
 * The entries with that of a step. If it differs, answers that services gave to later steps are left out, because they
 * may depend on it: those steps are shown again with what was typed. What belongs to no step any more is left out too.
 */
export function putEntry(
  { steps }: Pick<Flow, 'steps'>,
  entries: Entries,
  name: string,
  entry: Entry,
): Entries {
  const at = steps.findIndex((one) => one.name === name);
  const { fields, answer } = entries[name] ?? {};
  const differs = !isSame([fields, answer], [entry.fields, entry.answer]);
  const kept = steps.flatMap((other, index): [string, Entry][] => {
    const before = index === at ? entry : entries[other.name];
    if (!before) return [];
    const { answer: _answer, ...rest } = before;
    // What a code has confirmed, it has confirmed whatever else was chosen.
    return [[other.name, differs && index > at && !other.code ? rest : before]];
  });
  return Object.fromEntries(kept);
}

/** The steps that were saved after a form of this revision was rendered. */
export function listChanged({ steps }: Pick<Flow, 'steps'>, entries: Entries, revision: number) {
  return steps.filter(({ name }) => (entries[name]?.revision ?? 0) > revision);
}
