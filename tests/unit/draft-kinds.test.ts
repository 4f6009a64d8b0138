import { expect, test } from 'vitest';
import { draftKinds } from '#features/account/model.ts';
import { flows } from '#flows.ts';

test('the account knows every flow that one can go on with', async () => {
  const all = await Promise.all(Object.values(flows).map((load) => load()));
  const known = Object.fromEntries(all.map(({ kind, title, path }) => [kind, { title, path }]));
  expect(draftKinds).toEqual(known);
  // It compiles every flow.
}, 180_000);
