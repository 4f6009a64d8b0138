import { expect, test } from 'vitest';
import { readPayload } from './read-payload.ts';
import { pagePaths, toPayloadPath } from './routes.ts';
import { send } from './site.ts';

/** They are not there for this visitor, in a payload as in HTML. */
const absent = [
  '/switch-account',
  '/staff',
  '/staff/greetings',
  '/staff/home-internet',
  '/staff/kiosks',
  '/staff/leasing',
  '/staff/money',
  '/staff/orders',
  '/staff/codes',
  '/staff/preorders',
  '/staff/purchases',
  '/staff/receipts',
  '/staff/refunds',
  '/staff/shifts',
  '/staff/sims',
  '/staff/stars',
  '/staff/trade-in',
  '/staff/review',
  '/staff/switches',
  '/staff/returns',
  '/order/ABCDEFGH/invoice',
  '/kiosk',
  '/kiosk/leave',
  '/kiosk/setup',
];
const rendered = pagePaths.filter((path) => !absent.includes(path));

// What an island cannot be given would be found here alone: the HTML is rendered without a payload.
test.each(rendered)('the payload of %s can be read to its end', async (path) => {
  const tree = await readPayload(await send(toPayloadPath(path)));
  expect(JSON.stringify(tree)).toMatch(/"type":"main"/);
});
