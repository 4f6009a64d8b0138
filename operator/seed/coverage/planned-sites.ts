import type { PlannedSite } from '#contracts/coverage/areas.ts';

const site = (
  generation: PlannedSite['generation'],
  opens: string,
  nameMn: string,
  nameEn: string,
): PlannedSite => ({ generation, opens, nameMn, nameEn });

/** Sites that will open, by the area that shows them: an aimag names those of its sums. */
export const plannedSites: Readonly<Record<string, readonly PlannedSite[]>> = {
  songinokhairkhan: [
    site('5G', '2026-12-15', '43-р хороо, Баянголын ам', 'Khoroo 43, Bayangol Valley'),
    site('5G', '2027-03', '21-р хороо, Бага баян', 'Khoroo 21, Baga Bayan'),
  ],
  bayanzurkh: [site('5G', '2027-02', '11-р хороо, Гачуурт тосгон', 'Khoroo 11, Gachuurt village')],
  nalaikh: [site('5G', '2027-02', 'Тэрэлжийн зам, Горхи', 'Terelj road, Gorkhi')],
  baganuur: [site('5G', '2027-05', '5-р хороо', 'Khoroo 5')],
  bagakhangai: [site('5G', '2027-04', '1-р хороо, өртөөний хавь', 'Khoroo 1, around the station')],
  arkhangai: [site('5G', '2027-03', 'Цэцэрлэг хот', 'Tsetserleg town')],
  'arkhangai-erdenebulgan': [site('5G', '2027-03', 'Цэцэрлэг хот', 'Tsetserleg town')],
  zavkhan: [site('4G', '2027-05', 'Дөрвөлжин сум, Хүнгүй баг', 'Durvuljin Sum, Khungui bag')],
  'zavkhan-durvuljin': [site('4G', '2027-05', 'Хүнгүй баг', 'Khungui bag')],
  'khuvsgul-murun': [site('5G', '2027-04', 'Мөрөн хот', 'Murun town')],
  khuvsgul: [
    site('5G', '2027-04', 'Мөрөн хот', 'Murun town'),
    site('4G', '2027-06', 'Хатгал – Жанхай зам', 'Khatgal to Jankhai road'),
  ],
  bulgan: [site('5G', '2027-05', 'Булган хот', 'Bulgan town')],
  'bulgan-bulgan': [site('5G', '2027-05', 'Булган хот', 'Bulgan town')],
  'sukhbaatar-aimag': [site('5G', '2027-06', 'Баруун-Урт хот', 'Baruun-Urt town')],
  'sukhbaatar-aimag-baruun-urt': [site('5G', '2027-06', 'Баруун-Урт хот', 'Baruun-Urt town')],
  'bayan-ulgii': [site('4G', '2027-06', 'Цэнгэл сум, Хотон нуур', 'Tsengel Sum, Khoton Lake')],
  'bayan-ulgii-tsengel': [site('4G', '2027-06', 'Хотон нуур', 'Khoton Lake')],
  umnugovi: [
    site(
      '4G',
      '2027-03-01',
      'Таван толгой – Гашуунсухайт зам',
      'Tavan Tolgoi to Gashuunsukhait road',
    ),
    site('5G', '2027-05', 'Ханбогд сум', 'Khanbogd Sum'),
  ],
  'umnugovi-khanbogd': [site('5G', '2027-05', 'Ханбогд сум', 'Khanbogd Sum')],
};
