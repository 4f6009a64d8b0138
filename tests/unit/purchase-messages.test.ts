import { expect, test } from 'vitest';
import { brand } from '#domain/brand.ts';
import { formatMnt } from '#domain/money.ts';
import { settings } from '#env.ts';
import { formatMonth } from '#i18n/format-date.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import { localized } from '#i18n/localized.ts';
import { toAssessmentHref } from '#leasing/model.ts';
import { messages, type MessageEvent } from '#messages/table.ts';
import { prepareOperator } from '#operator/tests/operator-under-test.ts';
import { purchaseMessageTopic, toPayerId, toRecipientId } from '#purchase/message-topic.ts';
import { type Item, toResultHref } from '#purchase/model.ts';
import { numberItem, starsItem, touristItem } from '../support/sim-items.ts';
import { findBought, newPurchase, press } from './add-purchase.ts';
import { expectTold } from './read-told.ts';

await prepareOperator();

const { callCentre } = brand;
const isdn = '94112233';
const email = 'somebody@example.mn';
const phone = '99110077';
const month = '2026-10';
const named = { nameMn: 'Дата 5 ГБ', nameEn: 'Data 5 GB' };
const point = { id: 'p', ...named, addressMn: '', addressEn: '', hoursMn: '', hoursEn: '' };
const pickup = { point, arrives: '2026-12-24' };
const items = {
  bill: { kind: 'bill', account: { by: 'number', value: isdn }, name: 'Б•••', month, due: 3000 },
  units: { kind: 'units', isdn },
  data: { kind: 'data', isdn, packageId: 'd', ...named },
  wifi: { kind: 'wifi', cardId: 'w', ...named, quantity: 1, price: 3000 },
  number: numberItem(isdn),
  tourist: touristItem('TK7654321', { email, sim: 'SIM', pickup }),
  recovery: {
    kind: 'simRecovery',
    recoveryId: 'r',
    isdn,
    way: 'ESIM',
    fee: 3000,
    deliveryPrice: 0,
    expiresAt: 0,
  },
  leasingFee: { kind: 'leasingFee', isdn, assessmentId: 'a', token: 't'.repeat(43) },
  stars: starsItem(phone, isdn),
} satisfies Readonly<Record<string, Item>>;
const all = Object.keys(items) as (keyof typeof items)[];

/** Of what is bought: its events, to whom, and who of all it may concern. */
const purchased: [MessageEvent, 'to' | 'by', readonly (keyof typeof items)[]][] = [
  ['purchase.billPaid', 'to', ['bill']],
  ['purchase.unitsAdded', 'to', ['units']],
  ['purchase.dataAdded', 'to', ['data']],
  ['purchase.codesReady', 'by', ['wifi']],
  ['purchase.refused', 'by', ['bill', 'units', 'data', 'wifi']],
  ['purchase.held', 'by', ['units', 'data', 'wifi']],
  ['purchase.late', 'by', all],
  ['purchase.refundDue', 'by', all],
  ['purchase.refundDone', 'by', all],
  ['number.sold', 'by', ['number']],
  ['number.esim', 'by', ['number']],
  ['number.shipped', 'by', ['number']],
  ['number.ready', 'by', ['number']],
  ['number.refused', 'by', ['number']],
  ['tourist.esim', 'by', ['tourist']],
  ['tourist.voucher', 'by', ['tourist']],
  ['tourist.handedOut', 'by', ['tourist']],
  ['tourist.refused', 'by', ['tourist']],
  ['recovery.refunded', 'by', ['recovery']],
  ['leasing.feePaid', 'by', ['leasingFee']],
  ['leasing.feeTwice', 'by', ['leasingFee']],
  ['stars.done', 'by', ['stars']],
  ['stars.refused', 'by', ['stars']],
];

/** A message in English opens the site in English. */
const toLink = (path: string, language: Locale) =>
  `${settings().SITE_ORIGIN}${path}${language === 'en' ? '&lang=en' : ''}`;

test.each(locales)(
  'each message of a purchase has all that it says, by its own number and address, %s',
  async (language) => {
    const name = localized(brand, 'shortName', language);
    for (const [event, who, kinds] of purchased) {
      for (const kind of kinds) {
        const item: Item = items[kind];
        const buyer = { kind: 'INDIVIDUAL' as const, email };
        const bought = await findBought(await press(newPurchase({ item, buyer, phone, language })));
        const { id, code, token, amount } = bought;
        const isRefund = event.startsWith('purchase.refund');
        await expectTold(purchaseMessageTopic, {
          event,
          id:
            who === 'to'
              ? toRecipientId(id)
              : toPayerId(id, isRefund ? { id: 'x', amount: 777 } : undefined),
          language,
          to: who === 'to' ? { sms: isdn } : { sms: phone, email },
          values: {
            name,
            code,
            callCentre,
            amount: formatMnt(isRefund ? 777 : amount),
            month: formatMonth(month, language),
            credit: formatMnt(0),
            day: '2026.12.24',
            link: toLink(
              item.kind === 'leasingFee' ? toAssessmentHref(item.token) : toResultHref(token),
              language,
            ),
          },
        });
      }
    }
  },
);

test('no message of a purchase is left out here', () => {
  const listed = purchased.map(([event]) => event);
  const events = Object.keys(messages).filter((event) =>
    /^(?:purchase|number|tourist)\./.test(event),
  );
  // A number that is kept is no purchase yet.
  expect(events.filter((event) => !listed.includes(event as MessageEvent))).toEqual([
    'number.holdEnds',
  ]);
});
