import { toLease } from '#domain/leasing.ts';
import { groupPhoneNumber, maskPhoneNumber } from '#domain/phone-number.ts';
import { hashText } from '#lib/hash.ts';
import type { PersonalPart as AssessmentPart } from '#leasing/model.ts';
import type { PersonalPart as ShiftPart } from '#features/package-shift/model.ts';
import type { StarsItem } from '#purchase/stars-item.ts';
import { touristItem } from '../support/sim-items.ts';
import type { SignedIn } from './customers.ts';
import type { OwnAddress, Secret } from './plant-account.ts';
import { insert, keyOf, newToken, plantPurchase, plantSim, sealPart } from './plant-sims.ts';
import { queryDatabase } from './site.ts';

const place = { query: queryDatabase };
const child = '85997541';
const plan = { id: 'p', fee: 30_000, dataMb: null, minutes: null };

/** What the tables of requests have in common. */
const toCommon = ({ isdn, visitorId }: SignedIn, at: number) => ({
  isdn,
  visitor_id: visitorId,
  language: 'mn',
  key_id: keyOf(place),
  created_at: at,
  updated_at: at,
});

async function plantAssessment(owner: SignedIn, at: number): Promise<string> {
  const [token, id] = [newToken(), crypto.randomUUID()];
  const part: AssessmentPart = {
    token,
    phone: owner.isdn,
    applicant: null,
    letter: null,
    isChecked: true,
    wish: { product: null, lease: toLease(1_000_000, 10, 12, 0) },
    consent: '{}',
  };
  await insert(place, 'leasing_assessment', {
    ...toCommon(owner, at),
    id,
    token_hash: await hashText(token),
    code: 'LEASING9',
    draft_id: id,
    revision: 1,
    state: 'PENDING',
    personal: await sealPart(place, `leasing_assessment ${id}`, part),
  });
  return token;
}

/** A child's number on the bill. */
async function plantStars(owner: SignedIn, at: number): Promise<string> {
  const token = newToken();
  const id = await hashText(token);
  const item: StarsItem = {
    kind: 'stars',
    parentIsdn: owner.isdn,
    child: { registerNumber: 'УБ15260112', lastName: 'Батбаяр', firstName: 'Сарнай' },
    relation: 'FATHER',
    isdn: child,
    isNew: true,
    hold: null,
    surcharge: 0,
    package: { id: 'stars-mini', nameMn: 'Мини', nameEn: 'Mini', fee: 8000 },
    consent: '{}',
  };
  await insert(place, 'stars_order', {
    ...toCommon(owner, at),
    id,
    code: 'STARSOR9',
    status: 'REQUESTED',
    personal: await sealPart(place, `stars_order ${id}`, { item, token }),
  });
  return token;
}

async function plantShift(owner: SignedIn, at: number): Promise<string> {
  const token = newToken();
  const id = await hashText(token);
  const part: ShiftPart = {
    token,
    email: '',
    from: { ...plan, nameMn: 'Өмнөх багц', nameEn: 'Plan before' } as ShiftPart['from'],
    to: { ...plan, nameMn: 'Тэдний дараагийн багц', nameEn: 'Their next plan' } as ShiftPart['to'],
    reason: null,
    comment: '',
    provedBy: 'DAN',
    consent: '{}',
  };
  await insert(place, 'package_shift', {
    ...toCommon(owner, at),
    id,
    code: 'SHIFTED9',
    month: '2026-01',
    state: 'DONE',
    change: 'UP',
    effective_on: '2126-01-01',
    ended_at: at,
    personal: await sealPart(place, `package_shift ${id}`, part),
  });
  return token;
}

/** What this customer has asked for beside orders and SIMs of their own: what of it only they may see, and where. */
export async function plantRequests(
  owner: SignedIn,
): Promise<{ secrets: Secret[]; addresses: OwnAddress[] }> {
  const at = Date.now();
  const assessment = await plantAssessment(owner, at);
  const stars = await plantStars(owner, at);
  const shift = await plantShift(owner, at);
  const of = { at, isdn: owner.isdn, visitorId: owner.visitorId, status: 'DONE' } as const;
  const product = { productId: 'p-0008', nameMn: 'Тэдний ирээгүй утас', nameEn: 'Their phone' };
  const waited = { kind: 'preorder', placeId: 'p9', preorderId: 'po-9', consent: '{}' } as const;
  const deposit = { ...of, item: { ...waited, ...product }, code: 'PREORDR9' };
  const preorder = await plantPurchase(place, deposit);
  await insert(place, 'preorder_place', {
    id: 'p9',
    preorder_id: 'po-9',
    product_id: product.productId,
    person: 'p9',
    purchase_id: preorder.id,
    state: 'CONFIRMED',
    created_at: at,
    updated_at: at,
  });
  const traveller = touristItem('TK7654329', { sim: 'SIM' });
  const voucher = await plantPurchase(place, { ...of, item: traveller, code: 'VOUCHER9' });
  await plantSim(place, { id: voucher.id, status: 'READY', at });
  const ofAssessment = `/leasing/result?id=${assessment}`;
  return {
    secrets: [
      { what: 'assessment', text: assessment, at: '/account' },
      { what: 'code of an assessment', text: 'LEASING9', at: ofAssessment },
      { what: 'order of a child’s number', text: stars, at: '/account' },
      { what: 'number of a child', text: groupPhoneNumber(child), at: '/account' },
      { what: 'change of the plan', text: shift, at: '/account' },
      { what: 'next plan', text: 'Тэдний дараагийн багц', at: '/account' },
      { what: 'place of a pre-order', text: product.nameMn, at: '/account' },
      { what: 'purchase of a pre-order', text: preorder.token, at: '/account/payments' },
      { what: 'purchase of a visitor’s SIM', text: voucher.token, at: '/account/payments' },
      { what: 'voucher', text: 'VOUCHER9', at: voucher.path },
      { what: 'traveller', text: 'Tanaka', at: voucher.path },
    ],
    addresses: [
      { path: ofAssessment, tells: [assessment] },
      { path: `/stars/result?id=${stars}`, tells: [stars, maskPhoneNumber(owner.isdn)] },
      {
        path: `/packageshift/result?id=${shift}`,
        tells: [shift, 'Тэдний дараагийн багц', maskPhoneNumber(owner.isdn)],
      },
      { path: preorder.path, tells: [preorder.token, product.nameMn] },
      { path: voucher.path, tells: [voucher.token, 'VOUCHER9'] },
    ],
  };
}
