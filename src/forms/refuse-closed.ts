import { type Closure, toClosureWords } from '#request/switches.ts';
import { type Refusal, refuse } from './outcome.ts';

/** Of what staff have switched off: why, and until when. */
export function refuseClosed(closure: Closure, field?: string): Refusal {
  const { why, until } = toClosureWords(closure);
  return {
    ...refuse('switch.refused', field, { why: until ? `${why} ${until}` : why }),
    status: 503,
  };
}
