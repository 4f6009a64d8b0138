import { type UpstreamFailure, upstreamFailures } from './upstream-error.ts';

/** The failure another isolate met, as it stands in the database. */
export function toFailure(word: string | null): UpstreamFailure | undefined {
  return upstreamFailures.find((kind) => kind === word);
}
