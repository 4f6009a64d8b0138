import * as v from 'valibot';
import { type Form, form } from '#forms/form.ts';
import { type GoTo, type Refusal, refuse } from '#forms/outcome.ts';
import { type Closure, toClosureWords } from '#request/switches.ts';

function refuseClosed(closure: Closure): Refusal {
  const { why, until } = toClosureWords(closure);
  return {
    ...refuse('switch.refused', undefined, { why: until ? `${why} ${until}` : why }),
    status: 503,
  };
}

/** Answers any form of a flow that is off: in words, and with everything that was typed. */
export const toClosedForm = (
  name: string,
  { closure, keep }: { closure: Closure; keep?: readonly string[] },
): Form<GoTo> =>
  form(
    { name, input: v.looseObject({}), ...(keep && { keep }) },
    async (): Promise<GoTo | Refusal> => refuseClosed(closure),
  );
