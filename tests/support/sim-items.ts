import { touristPackages } from '#operator/seed/content/tourist-packages.ts';
import type { NumberItem } from '#purchase/number-item.ts';
import type { StarsItem } from '#purchase/stars-item.ts';
import type { TouristItem } from '#purchase/tourist-item.ts';

export const branch = { id: 'b-009', nameMn: 'Салбар 9', nameEn: 'Branch 9' };

/** A card is brought there. */
export const brought = {
  type: 'DELIVERY',
  address: {
    cityId: 'ub',
    districtId: 'bayangol',
    khorooId: 'bayangol-03',
    building: '12',
    apartment: '45',
    textMn: 'Баянгол, 12-45',
    textEn: 'Bayangol, 12-45',
  },
} as const;

/** A number with its eSIM. */
export const numberItem = (isdn: string, more: Partial<NumberItem> = {}): NumberItem => ({
  kind: 'newNumber',
  isdn,
  class: 'ORDINARY',
  surcharge: 0,
  hold: null,
  plan: { id: 'postpaid-18', type: 'POSTPAID', nameMn: 'А', nameEn: 'A', fee: 18_000 },
  sim: 'ESIM',
  simPrice: 3000,
  deliveryPrice: 0,
  owner: { registerNumber: 'УК91031458', passport: null, lastName: 'Бат', firstName: 'Дорж' },
  delivery: null,
  referralCode: '',
  consent: '{}',
  ...more,
});

/** The number of a child, on the bill of a parent. */
export const starsItem = (parentIsdn: string, isdn: string): StarsItem => ({
  kind: 'stars',
  parentIsdn,
  child: { registerNumber: 'УБ15260112', lastName: 'Батбаяр', firstName: 'Сарнай' },
  relation: 'FATHER',
  isdn,
  isNew: false,
  hold: null,
  surcharge: 0,
  package: { id: 'stars-mini', nameMn: 'Stars Мини', nameEn: 'Stars Mini', fee: 8900 },
  consent: '{}',
});

/** The SIM of a visitor of the country. */
export function touristItem(passport: string, more: Partial<TouristItem> = {}): TouristItem {
  const [bought] = touristPackages;
  if (!bought) throw new Error('there is no package');
  return {
    kind: 'touristSim',
    package: bought,
    sim: 'ESIM',
    traveller: {
      lastName: 'Tanaka',
      firstName: 'Yuki',
      passport: { number: passport, country: 'Japan', expires: '2031-01-01' },
    },
    email: 'yuki@example.jp',
    pickup: null,
    consent: '{}',
    ...more,
  };
}
