export type Zone = 1 | 2 | 3 | 4;

interface Tariff {
  /** MNT per minute, message and megabyte. */
  rates: Readonly<Record<'callHome' | 'callLocal' | 'callIn' | 'sms' | 'dataMb', number>>;
  packages: readonly { gigabytes: number; days: number; price: number }[];
}

export const zones: Readonly<Record<Zone, Tariff>> = {
  1: {
    rates: { callHome: 980, callLocal: 490, callIn: 450, sms: 250, dataMb: 120 },
    packages: [
      { gigabytes: 1, days: 3, price: 14_900 },
      { gigabytes: 5, days: 7, price: 34_900 },
      { gigabytes: 15, days: 30, price: 69_900 },
    ],
  },
  2: {
    rates: { callHome: 1_680, callLocal: 880, callIn: 690, sms: 350, dataMb: 220 },
    packages: [
      { gigabytes: 1, days: 3, price: 19_900 },
      { gigabytes: 3, days: 7, price: 39_900 },
      { gigabytes: 10, days: 30, price: 89_900 },
    ],
  },
  3: {
    rates: { callHome: 2_450, callLocal: 1_250, callIn: 980, sms: 450, dataMb: 380 },
    packages: [
      { gigabytes: 1, days: 7, price: 34_900 },
      { gigabytes: 3, days: 15, price: 69_900 },
      { gigabytes: 7, days: 30, price: 119_900 },
    ],
  },
  4: {
    rates: { callHome: 4_200, callLocal: 2_100, callIn: 1_650, sms: 690, dataMb: 850 },
    packages: [
      { gigabytes: 0.5, days: 7, price: 44_900 },
      { gigabytes: 2, days: 15, price: 119_900 },
    ],
  },
};
