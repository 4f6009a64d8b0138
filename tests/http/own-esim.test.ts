import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { hashWithKey } from '#lib/hash.ts';
import { numberItem } from '../support/sim-items.ts';
import { newProfile, plantPurchase, plantSim } from './plant-sims.ts';
import { origin, queryDatabase } from './site.ts';
import { testPepper } from './start-site.ts';
import { newNumber, readCode, Visitor } from './tan-visitor.ts';

const t = translator('en');
const isdn = '85997541';

/** The eSIM of a number that somebody else has bought, and the page on which its contact phone is confirmed. */
async function plantEsim(code: string) {
  const site = { query: queryDatabase };
  const [phone, at, profile] = [newNumber(), Date.now() - 3_600_000, newProfile()];
  const item = numberItem(isdn);
  const { id, token, path } = await plantPurchase(site, { item, code, at, status: 'DONE', phone });
  await plantSim(site, { id, status: 'COMPLETED', at }, profile);
  return { phone, profile, path, confirm: `/newnumberv2/result?id=${token}` };
}

const enter = () => new Visitor(origin, { lang: 'en', complete: '1' });
const see = async (visitor: Visitor, path: string) => (await visitor.ask(path)).text();

test('the eSIM of a new number opens on another device by a code to its contact phone, for that device alone', async () => {
  const { phone, profile, path, confirm } = await plantEsim('0WNESIM2');
  const owner = enter();
  const before = await see(owner, path);
  expect(before).toContain(`href="${confirm}"`);
  const asked = await see(owner, confirm);
  for (const page of [before, asked]) {
    for (const secret of [profile.matchingId, isdn, phone]) expect(page).not.toContain(secret);
  }
  expect((await owner.post(confirm, { step: 'again' })).headers.get('location')).toBe(confirm);
  const code = await readCode(origin, phone);
  const opened = await owner.post(confirm, { step: 'code', code });
  expect(opened.headers.get('location')).toBe(path);
  expect(await see(owner, path)).toContain(profile.matchingId);
  // The same code opens nothing in another browser, nor does another order's phone.
  const stranger = enter();
  expect(await see(stranger, path)).not.toContain(profile.matchingId);
  await stranger.post(confirm, { step: 'code', code });
  expect(await see(stranger, path)).not.toContain(profile.matchingId);
  const other = await plantEsim('0WNESIM3');
  expect(await see(owner, other.path)).not.toContain(other.profile.matchingId);
  // The page of another kind of order knows none of it.
  const wrong = confirm.replace('/newnumberv2/', '/tourist-sim/');
  expect((await owner.ask(wrong)).status).toBe(404);
});

test('in the day after the SIM of the contact phone was changed, no code opens the eSIM', async () => {
  const { phone, profile, path, confirm } = await plantEsim('0WNESIM4');
  const thief = enter();
  await thief.post(confirm, { step: 'again' });
  const code = await readCode(origin, phone);
  await thief.post(confirm, { step: 'code', code });
  expect(await see(thief, path)).toContain(profile.matchingId);
  const hash = await hashWithKey(testPepper, `sim-change ${phone}`);
  await queryDatabase(`INSERT INTO sim_change VALUES ('${hash}', ${Date.now() - 60_000})`);
  const said = t('esim.own.closed', { time: '|', phone: '2222' }).split('|')[0] ?? '';
  expect(await see(thief, path)).not.toContain(profile.matchingId);
  expect(await see(thief, confirm)).toContain(said);
  expect((await thief.post(confirm, { step: 'again' })).status).toBe(422);
});
