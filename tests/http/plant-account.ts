import { groupPhoneNumber, maskPhoneNumber } from '#domain/phone-number.ts';
import { formatMnt } from '#domain/money.ts';
import { formatVolume } from '#i18n/format-volume.ts';
import { translator } from '#i18n/translator.ts';
import { hashText } from '#lib/hash.ts';
import { toAmount, toBillMonth } from '#operator/src/mobile/bill-account.ts';
import { toFirstPlan } from '#operator/src/mobile/mobile-plans.ts';
import { toDelivered } from '../support/delivered-order.ts';
import { addSession } from './add-session.ts';
import type { SignedIn } from './customers.ts';
import { listElements } from './page-html.ts';
import { PayVisitor } from './pay-visitor.ts';
import { plantRequests } from './plant-requests.ts';
import { keys, newProfile, plantPurchase, plantRecovery, plantSim } from './plant-sims.ts';
import { asked } from './return-visit.ts';
import { numberItem } from '../support/sim-items.ts';
import { queryDatabase } from './site.ts';

/** What only its owner may see, and where it is shown to them. */
export interface Secret {
  what: string;
  text: string;
  at: string;
}

/** An address of the owner's, and what of it whoever has the address may see. */
export interface OwnAddress {
  path: string;
  tells: readonly string[];
}

const pepper = 'a pepper of the tests, long enough for production';
const friend = '94110959';
const words = 'Юуны учир буцаасан минь';
const nameOfDevice = 'Nokia 8110 of theirs';

/** Bought with units, for a friend whose number is saved by that. */
async function buyUnits(visit: PayVisitor): Promise<{ result: string; code: string }> {
  await visit.step('/pay/units/number', { to: 'other', number: friend, amount: '1000' });
  const payment = await visit.payIn(await visit.step('/pay/units/pay', { ...visit.receipt }));
  const { href } = await visit.seeResult(payment);
  const hash = await hashText(href.split('=')[1] ?? '');
  const [row] = await queryDatabase(`SELECT code FROM purchase WHERE token_hash = '${hash}'`);
  return { result: href, code: String(row?.['code']) };
}

/** An order that was brought, part of which shall go back. */
async function orderAndReturn(visit: PayVisitor, { isdn, visitorId }: SignedIn) {
  const order = await toDelivered({ language: 'mn', keys, pepper });
  for (const sql of order.statements) await queryDatabase(sql);
  await queryDatabase(
    `UPDATE shop_order SET visitor_id = '${visitorId}', isdn = '${isdn}' WHERE id = '${order.id}'`,
  );
  const answer = await visit.post(order.returnHref, asked({ words: words }));
  if (answer.status !== 303) throw new Error(`the return was refused: ${answer.status}`);
  return order;
}

/** A number that is kept. */
async function holdNumber(visit: PayVisitor): Promise<string> {
  const picker = await visit.see('/new-number');
  const button = listElements(picker).find(
    ({ tagName, properties }) => tagName === 'button' && properties['name'] === 'isdn',
  );
  const isdn = String(button?.properties['value']);
  const answer = await visit.post('/newnumberv2/number', { op: visit.newId(), isdn });
  if (answer.status !== 303) throw new Error(`${isdn} is not held: ${answer.status}`);
  return isdn;
}

/** What is left of the data of a plan that nobody has changed. */
function toDataLeft(isdn: string): string {
  const { dataMb } = toFirstPlan(isdn);
  if (dataMb === null) throw new Error(`${isdn} has no bounds`);
  const used = (20 + (Number(isdn.slice(-4)) % 70)) / 100;
  return formatVolume(Math.round(dataMb * (1 - used)), translator('mn'));
}

/** One of everything that an account can hold, as this customer would come by it. */
export async function plantAccount(
  owner: SignedIn,
): Promise<{ secrets: Secret[]; addresses: OwnAddress[] }> {
  const { isdn } = owner;
  const visit = new PayVisitor();
  visit.cookies.set('sid', owner.sid);
  const units = await buyUnits(visit);
  const order = await orderAndReturn(visit, owner);
  const held = await holdNumber(visit);
  const requests = await plantRequests(owner);
  const [at, ofSim, ofRecovery] = [Date.now(), newProfile(), newProfile()];
  const site = { query: queryDatabase };
  const of = { at, isdn, visitorId: owner.visitorId };
  const item = numberItem('85997539');
  const esim = await plantPurchase(site, {
    ...of,
    item,
    code: 'NUMBER27',
    status: 'DONE',
  });
  await plantSim(site, { id: esim.id, status: 'COMPLETED', at }, ofSim);
  const recovery = await plantRecovery(site, {
    ...of,
    code: 'RECOVER7',
    way: 'ESIM',
    state: 'ACTIVE',
    profile: ofRecovery,
  });
  const device = await addSession(queryDatabase, isdn);
  await queryDatabase(`UPDATE session SET device = '${nameOfDevice}' WHERE id = '${device.id}'`);
  const page = `/order/${order.code}`;
  const { month } = toBillMonth(new Date());
  const bill = `/account/bill/${month}`;
  const numberOfBill = `${month.replace('-', '')}-${isdn.slice(-4)}`;
  const secrets = [
    { what: 'bill', text: formatMnt(toAmount(isdn)), at: '/account' },
    { what: 'number of a bill', text: numberOfBill, at: bill },
    { what: 'allowance', text: toDataLeft(isdn), at: '/account' },
    { what: 'order', text: order.code, at: '/order' },
    { what: 'price of an order', text: formatMnt(130_700), at: page },
    { what: 'return', text: words, at: page },
    { what: 'purchase', text: units.code, at: units.result },
    { what: 'recipient', text: groupPhoneNumber(friend), at: '/pay/units' },
    { what: 'device', text: nameOfDevice, at: '/account/devices' },
    { what: 'id of a device', text: device.id.slice(0, 16), at: '/account/devices' },
    { what: 'kept number', text: groupPhoneNumber(held), at: '/account' },
    { what: 'recovery', text: recovery.token, at: '/account' },
    { what: 'eSIM of a recovery', text: ofRecovery.matchingId, at: recovery.path },
    { what: 'purchase of a number', text: esim.token, at: '/account/payments' },
    { what: 'eSIM', text: ofSim.matchingId, at: esim.path },
    ...requests.secrets,
  ];
  const addresses = [
    ...[page, `${page}/invoice`, `${page}/return`].map((path) => ({ path, tells: [order.code] })),
    { path: units.result, tells: [units.code] },
    { path: esim.path, tells: [esim.token] },
    { path: recovery.path, tells: [recovery.token, maskPhoneNumber(isdn)] },
    { path: bill, tells: [] },
    ...requests.addresses,
  ];
  return { secrets, addresses };
}
