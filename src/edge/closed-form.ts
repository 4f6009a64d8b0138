import * as v from 'valibot';
import { type Form, form } from '#forms/form.ts';
import type { GoTo, Refusal } from '#forms/outcome.ts';
import { refuseClosed } from '#forms/refuse-closed.ts';
import type { Closure } from '#request/switches.ts';

/** Answers any form of a flow that is off: in words, and with everything that was typed. */
export const toClosedForm = (
  name: string,
  { closure, keep }: { closure: Closure; keep?: readonly string[] },
): Form<GoTo> =>
  form(
    { name, input: v.looseObject({}), ...(keep && { keep }) },
    async (): Promise<GoTo | Refusal> => refuseClosed(closure),
  );
