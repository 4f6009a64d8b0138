import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import {
  countRequests,
  FlowVisit,
  type Shown,
  type StepFields,
  toAgreed,
} from './home-internet-visit.ts';

const t = translator('en');

test('an order that is sent 20 times at once is made once, and each answer leads to it', async () => {
  const visit = new FlowVisit();
  await visit.fillUntilConfirm();
  const shown = await visit.see('confirm');
  const before = await countRequests();
  const cookies = Object.fromEntries(visit.cookies);
  const press = async () => {
    const answer = await new FlowVisit(cookies).send('confirm', toAgreed(shown), shown);
    return [answer.status, answer.headers.get('location')];
  };
  const pressed = await Promise.all(Array.from({ length: 20 }, press));
  expect(pressed[0]).toEqual([303, expect.stringMatching(/^\/home-internet\/result\?id=/)]);
  // Again, after the draft has ended: a reload of the answer.
  for (const other of [...pressed, await press()]) expect(other).toEqual(pressed[0]);
  expect(await countRequests()).toEqual(before.map((count) => count + 1));
});

test('another request under the id of an order that was sent is refused, and changes nothing', async () => {
  const visit = new FlowVisit();
  await visit.fillUntilConfirm();
  const shown = await visit.see('confirm');
  const [, ...fewer] = [toAgreed(shown)['purpose'] ?? []].flat();
  const send = (fields: StepFields) => visit.send('confirm', fields, shown);
  const first = await send(toAgreed(shown));
  const before = await countRequests();
  const again = await send(toAgreed(shown));
  expect([first.status, again.headers.get('location')]).toEqual([
    303,
    first.headers.get('location'),
  ]);
  const other = await send({ ...toAgreed(shown), purpose: fewer });
  expect([other.status, other.headers.get('location')]).toEqual([422, null]);
  expect(await other.text()).toContain(t('request.sentOtherwise'));
  expect(await countRequests()).toEqual(before);
});

test('two tabs that send one order at once make it once', async () => {
  const visit = new FlowVisit();
  await visit.fillUntilConfirm();
  const tabs: Shown[] = [];
  for (let tab = 0; tab < 8; tab += 1) tabs.push(await visit.see('confirm'));
  const before = await countRequests();
  const press = (shown: Shown) =>
    new FlowVisit(Object.fromEntries(visit.cookies)).send('confirm', toAgreed(shown), shown);
  const sent = await Promise.all(tabs.map(press));
  expect(sent.filter((one) => one.headers.get('location')?.includes('/result')).length).toBe(1);
  expect(await countRequests()).toEqual(before.map((count) => count + 1));
});
