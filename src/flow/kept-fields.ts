import type { RequestContext } from '#request/context.ts';
import type { Step } from './step.ts';

/** What nobody finds filled in who comes to a kiosk next. */
const secretAtKiosk = new Set(['registerNumber', 'passport']);

/** The fields of a step that are shown again. */
export function toKept({ keep, input }: Step, mode: RequestContext['mode']): readonly string[] {
  const kept = keep ?? Object.keys(input?.entries ?? {});
  return mode === 'kiosk' ? kept.filter((name) => !secretAtKiosk.has(name)) : kept;
}
