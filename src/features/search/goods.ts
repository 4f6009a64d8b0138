import type { MessageKey } from '#i18n/translator.ts';

interface Goods {
  /** How the shop is asked for it. */
  name: MessageKey;
  said: string;
}

/** What people come to the shop for, by the words that they type. */
export const goods: readonly Goods[] = [
  {
    name: 'search.goods.phone',
    said: 'гар утас, phone, утас, phones, smartphone, ухаалаг утас, mobile phone, шинэ утас, handset',
  },
  { name: 'search.goods.iphone', said: 'iphone, айфон, аифон, apple, эпл, ayfon' },
  { name: 'search.goods.samsung', said: 'samsung, самсунг, galaxy, галакси' },
  { name: 'search.goods.xiaomi', said: 'xiaomi, шаоми, redmi, сяоми' },
  {
    name: 'search.goods.charger',
    said: 'цэнэглэгч, charger, адаптер, adapter, power adapter, fast charger, хурдан цэнэглэгч',
  },
  {
    name: 'search.goods.powerbank',
    said: 'зөөврийн цэнэглэгч, power bank, powerbank, пауэрбанк, батарей, battery',
  },
  { name: 'search.goods.cable', said: 'кабель, cable, утасны кабель, usb, type c' },
  {
    name: 'search.goods.earbuds',
    said: 'чихэвч, earbuds, headphones, earphones, airpods, наушник, утасгүй чихэвч, headset',
  },
  { name: 'search.goods.case', said: 'утасны гэр, phone case, гэр, case, cover, кейс' },
  {
    name: 'search.goods.glass',
    said: 'дэлгэц хамгаалагч, screen protector, наалт, хамгаалалтын шил, дэлгэцний наалт',
  },
  { name: 'search.goods.watch', said: 'ухаалаг цаг, smart watch, цаг, watch, smartwatch, band' },
  { name: 'search.goods.tablet', said: 'таблет, tablet, ipad, айпад' },
  {
    name: 'search.goods.router',
    said: 'рүтер, router, модем, modem, wifi router, чиглүүлэгч, mifi',
  },
  { name: 'search.goods.speaker', said: 'чанга яригч, speaker, өсгөгч, колонк' },
  { name: 'search.goods.giftCard', said: 'бэлгийн карт, gift card, бэлэг, gift, voucher' },
];
