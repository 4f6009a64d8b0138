import { expect, test } from 'vitest';
import type { DeliveryType, OrderStatus } from '#order/model.ts';
import { toStateView } from '#order/state-view.ts';
import { scores } from '#flow/effort/model.ts';
import { iconNames } from '#ui/icon-names.ts';
import { type MessageKey, translator } from './translator.ts';

const t = translator('en');
const mn = translator('mn');

// What the product is specified to say, word for word: whoever changes a text changes what was agreed.
test.each<[MessageKey, string]>([
  ['cart.noPrice', 'Invalid product. Price not found'],
  ['cart.notInCart', 'Product not found in cart'],
  ['newNumber.fault.referral', 'Referral code not found'],
  ['error.categories', 'Fetch category failed'],
  ['error.homeContent', 'Fetch home page content failed'],
  ['error.generic', 'An error occurred, please try again'],
  ['request.failed', 'Request failed'],
  ['payment.state.SUCCESS', 'Payment successful'],
  ['payment.state.FAILED', 'Payment failed'],
])('%s says "%s"', (key, words) => {
  expect(t(key)).toBe(words);
});

test.each<[MessageKey, string]>([
  ['newNumber.fault.referral', 'Урилгын код олдсонгүй'],
  ['request.failed', 'Хүсэлт амжилтгүй боллоо'],
  ['payment.state.SUCCESS', 'Төлбөр амжилттай'],
])('%s says "%s" in Mongolian', (key, words) => {
  expect(mn(key)).toBe(words);
});

test('a delivery takes one or two business days in Ulaanbaatar', () => {
  expect(t('checkout.DELIVERY_text')).toContain('1–2 business days in Ulaanbaatar');
});

test('the answers to how easy it was go from seven to one, each with its words and its icon', () => {
  expect(
    scores.map(({ score }) => [score, t(`effort.scores.${score}`), mn(`effort.scores.${score}`)]),
  ).toEqual([
    ['7', 'Pretty easy', 'Маш амархан'],
    ['6', 'Easy', 'Амархан'],
    ['5', 'Normal', 'Хэвийн'],
    ['4', 'Don’t know', 'Мэдэхгүй'],
    ['3', 'Struggling', 'Төвөгтэй'],
    ['2', 'Hard', 'Хэцүү'],
    ['1', 'Pretty hard', 'Маш хэцүү'],
  ]);
  const icons = new Set<string>(scores.map(({ icon }) => icon));
  expect(icons.size).toBe(7);
  // Two faces of which only the eyes differ.
  expect(icons.has('meh') && icons.has('annoyed')).toBe(false);
  expect(iconNames).toEqual(expect.arrayContaining([...icons]));
});

// The tint of a warning is amber, that of a success green, that of a danger red.
test.each([
  ['PLACED', 'Order placed', 'Захиалга хийгдсэн', 'Order confirmed', 'warning', 'package'],
  ['SHIPPED', 'Shipped', 'Хүргэлтэд гарсан', 'Delivery on the way', 'warning', 'truck'],
  ['COMPLETED', 'Delivered', 'Хүргэгдсэн', 'Delivered successfully', 'success', 'circle-check'],
  ['CANCELED', 'Canceled', 'Цуцлагдсан', null, 'danger', 'circle-x'],
] as const)(
  'an order that is brought and %s says "%s"',
  (status, word, wordMn, text, tint, icon) => {
    const view = toStateView(status, 'DELIVERY');
    expect([t(view.word), mn(view.word), view.tint, view.icon]).toEqual([word, wordMn, tint, icon]);
    if (text !== null) expect(t(view.text)).toBe(text);
  },
);

test('what is picked up is ready in the branch, then picked up; of what is digital the code is sent', () => {
  const read = (status: OrderStatus, type: DeliveryType) => {
    const { word, icon, tint } = toStateView(status, type);
    return [t(word), icon, tint];
  };
  expect(read('PLACED', 'PICKUP')).toEqual(['Order placed', 'package', 'warning']);
  expect(read('SHIPPED', 'PICKUP')).toEqual(['Ready in the branch', 'store', 'warning']);
  expect(read('COMPLETED', 'PICKUP')).toEqual(['Picked up', 'circle-check', 'success']);
  expect(read('PLACED', 'DIGITAL')).toEqual(['Order placed', 'package', 'warning']);
  expect(read('COMPLETED', 'DIGITAL')).toEqual(['Code sent', 'key-round', 'success']);
  // Whatever it is, it is canceled or waits for its money as any other.
  for (const status of ['CANCELED', 'AWAITING_PAYMENT'] as const) {
    expect(read(status, 'PICKUP')).toEqual(read(status, 'DELIVERY'));
    expect(read(status, 'DIGITAL')).toEqual(read(status, 'DELIVERY'));
  }
});
