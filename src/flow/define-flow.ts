import type { MessageKey } from '#i18n/translator.ts';
import { type Closure, findClosedFlow } from '#request/switches.ts';
import type { PagePath } from '#routes.ts';
import type { Confirmation } from './model.ts';
import type { Step, Steps } from './step.ts';

interface FlowParts<Data extends object, Before> {
  /** Names the flow in drafts, in the log and in its cookie. */
  kind: string;
  title: MessageKey;
  /** What it is about, above its first step. */
  lead: MessageKey;
  /** It costs nothing, so no step says when something is charged. */
  isFree?: boolean;
  /** Who goes through it may not be in the country yet, where a short number reaches nobody. */
  fromAbroad?: boolean;
  /** The page of the flow; its steps are below it. */
  path: PagePath;
  /** How long a draft lives after it was saved last. */
  lifeHours: number;
  /** Counted on when a step changes, so that who fills in an older draft is told. */
  version: number;
  steps: Steps<Data, Before>;
  /** What another device has to confirm before it shows anything of the draft. A signed-in number comes first. */
  confirmBy?(data: Partial<Data>): Confirmation | null;
  /** What it can not do without at this moment, such as a way to pay; its own switch is known without it. */
  findClosure?(): Closure | null;
}

/** A flow, whatever its steps are; `Before` as in `Steps`. */
export interface Flow<Before = unknown> extends Omit<FlowParts<object, unknown>, 'steps'> {
  readonly steps: readonly Step[];
  readonly before?: () => Before;
}

export function defineFlow<Data extends object, Before>({
  steps,
  ...parts
}: FlowParts<Data, Before>): Flow<Before> {
  return { ...parts, steps: steps.list };
}

/** Why and until when nobody can order by it: staff have switched it off, or what it needs. */
export const findClosure = (flow: Pick<Flow, 'path' | 'findClosure'>): Closure | null =>
  findClosedFlow(flow.path) ?? flow.findClosure?.() ?? null;
