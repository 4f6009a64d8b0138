import { listCombined, ownedShifts } from './awkward-shifts.ts';

const gigabyte = 1024;
const inNetwork = {
  nameMn: 'Сүлжээ доторх яриа хязгааргүй',
  nameEn: 'Unlimited calls in our network',
};
const tv = { nameMn: 'Тэнгэр TV', nameEn: 'Tenger TV' };
const roaming = { nameMn: 'Роуминг 1 ГБ', nameEn: '1 GB of roaming' };

export interface MobilePlan {
  id: string;
  nameMn: string;
  nameEn: string;
  fee: number;
  /** Null is unlimited, here and below. */
  dataMb: number | null;
  minutes: number | null;
  sms: number | null;
  termMonths: number;
  highlight?: boolean;
  extras: readonly { nameMn: string; nameEn: string }[];
}

/** Plans with a contract, from the smallest on: the page that describes them is seeded with these. */
export const mobilePlans: readonly MobilePlan[] = [
  {
    id: 'tenger-18',
    nameMn: 'Тэнгэр 18',
    nameEn: 'Tenger 18',
    fee: 18_000,
    dataMb: 5 * gigabyte,
    minutes: 300,
    sms: 100,
    termMonths: 0,
    extras: [inNetwork],
  },
  {
    id: 'tenger-29',
    nameMn: 'Тэнгэр 29',
    nameEn: 'Tenger 29',
    fee: 29_000,
    dataMb: 15 * gigabyte,
    minutes: 800,
    sms: 200,
    termMonths: 0,
    extras: [inNetwork],
  },
  {
    id: 'tenger-45',
    nameMn: 'Тэнгэр 45',
    nameEn: 'Tenger 45',
    fee: 45_000,
    dataMb: 30 * gigabyte,
    minutes: null,
    sms: 500,
    termMonths: 0,
    highlight: true,
    extras: [inNetwork, tv],
  },
  {
    id: 'tenger-69',
    nameMn: 'Тэнгэр 69',
    nameEn: 'Tenger 69',
    fee: 69_000,
    dataMb: 80 * gigabyte,
    minutes: null,
    sms: null,
    termMonths: 12,
    extras: [inNetwork, tv],
  },
  {
    id: 'tenger-99',
    nameMn: 'Тэнгэр 99',
    nameEn: 'Tenger 99',
    fee: 99_000,
    dataMb: null,
    minutes: null,
    sms: null,
    termMonths: 12,
    extras: [inNetwork, tv, roaming],
  },
];

export const findMobilePlan = (id: string | undefined): MobilePlan | undefined =>
  mobilePlans.find((one) => one.id === id);

/** The one that a number begins with: which, its last digits say, but that only a contract is refused for one. */
export function toFirstPlan(isdn: string): MobilePlan {
  const which = (Number(isdn.slice(-4)) || 1) % 3;
  const hasTerm = listCombined(isdn).includes('TERM');
  const made = ownedShifts.includes(isdn) ? Math.min(which, 1) : which;
  const plan = mobilePlans[1 + (hasTerm ? 2 : made)];
  if (!plan) throw new Error('there are too few plans');
  return plan;
}
