import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Contract } from '#contracts/contract.ts';
import { readEntry, writeEntry } from '#services/cache/cache-entry.ts';
import { cachePolicies } from '#services/cache/cache-policy.ts';
import { reshape } from '#services/upstream/reshape.ts';
import { UpstreamError } from '#services/upstream/upstream-error.ts';

const contracts: Contract[] = [...cachePolicies.keys()];

test('reshape reads or refuses the body, and the answer can be cached, when a service sends any JSON', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...contracts),
      fc.jsonValue(),
      fc.boolean(),
      (contract, json, wrap) => {
        try {
          const answer = reshape(contract, wrap ? { data: json } : json);
          const cached = readEntry(contract, writeEntry({ atMs: 1, version: 0, answer }));
          expect(cached?.answer.items).toEqual(JSON.parse(JSON.stringify(answer.items)));
        } catch (error) {
          if (!(error instanceof UpstreamError)) throw error;
        }
      },
    ),
    { numRuns: 2000 },
  );
});
