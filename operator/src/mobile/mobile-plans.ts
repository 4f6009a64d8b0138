const gigabyte = 1024;
const inNetwork = {
  nameMn: 'Сүлжээ доторх яриа хязгааргүй',
  nameEn: 'Unlimited calls in our network',
};
const tv = { nameMn: 'Тэнгэр TV', nameEn: 'Tenger TV' };
const roaming = { nameMn: 'Роуминг 1 ГБ', nameEn: '1 GB of roaming' };

/** Plans with a contract, from the smallest on. Null is unlimited. */
export const mobilePlans = [
  {
    id: 'tenger-15',
    nameMn: 'Тэнгэр 15',
    nameEn: 'Tenger 15',
    fee: 19_900,
    dataMb: 15 * gigabyte,
    minutes: 150,
    sms: 100,
    extras: [],
  },
  {
    id: 'tenger-30',
    nameMn: 'Тэнгэр 30',
    nameEn: 'Tenger 30',
    fee: 29_900,
    dataMb: 30 * gigabyte,
    minutes: 300,
    sms: 100,
    extras: [inNetwork],
  },
  {
    id: 'tenger-60',
    nameMn: 'Тэнгэр 60',
    nameEn: 'Tenger 60',
    fee: 49_900,
    dataMb: 60 * gigabyte,
    minutes: 600,
    sms: 100,
    extras: [inNetwork, tv],
  },
  {
    id: 'tenger-unlimited',
    nameMn: 'Тэнгэр Хязгааргүй',
    nameEn: 'Tenger Unlimited',
    fee: 79_900,
    dataMb: null,
    minutes: 1200,
    sms: 100,
    extras: [inNetwork, tv, roaming],
  },
] as const;
export type MobilePlan = (typeof mobilePlans)[number];

export const findMobilePlan = (id: string | undefined): MobilePlan | undefined =>
  mobilePlans.find((one) => one.id === id);

/** The one that a number begins with: which, its last digits say. */
export function toFirstPlan(isdn: string): MobilePlan {
  const digits = Number(isdn.slice(-4)) || 1;
  return mobilePlans[1 + (digits % 3)] ?? mobilePlans[1];
}
