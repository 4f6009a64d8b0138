import { expect, test } from 'vitest';
import { readPayload } from './read-payload.ts';
import { pagePaths, toPayloadPath } from './routes.ts';
import { send } from './site.ts';

/** It sends away who is not signed in, in a payload as in HTML. */
const rendered = pagePaths.filter((path) => path !== '/switch-account');

// What an island cannot be given would be found here alone: the HTML is rendered without a payload.
test.each(rendered)('the payload of %s can be read to its end', async (path) => {
  const tree = await readPayload(await send(toPayloadPath(path)));
  expect(JSON.stringify(tree)).toMatch(/"type":"main"/);
});
