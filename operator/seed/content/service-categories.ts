import type * as z from 'zod/mini';
import type { serviceCategory } from '#contracts/content/services.ts';

interface CategoryChild {
  id: string;
  nameMn: string;
  nameEn: string;
  link: string | null;
}

/** A child without a link has its page in `services.ts`. */
export const serviceCategories: (z.input<typeof serviceCategory> & {
  children: CategoryChild[];
})[] = [
  {
    id: 'postpaid',
    icon: 'smartphone',
    nameMn: 'Дараа төлбөрт',
    nameEn: 'Postpaid',
    children: [
      {
        id: 'postpaid-plans',
        nameMn: 'Дараа төлбөрт багцууд',
        nameEn: 'Postpaid plans',
        link: null,
      },
      { id: 'bill-payment', nameMn: 'Төлбөр төлөх', nameEn: 'Pay a bill', link: null },
      { id: 'package-shift', nameMn: 'Багц солих', nameEn: 'Change plan', link: '/packageshift' },
    ],
  },
  {
    id: 'prepaid',
    icon: 'wallet',
    nameMn: 'Урьдчилсан төлбөрт',
    nameEn: 'Prepaid',
    children: [
      {
        id: 'prepaid-plans',
        nameMn: 'Урьдчилсан төлбөрт дугаар',
        nameEn: 'Prepaid plans',
        link: null,
      },
      { id: 'top-up', nameMn: 'Цэнэглэлт', nameEn: 'Top up', link: null },
      { id: 'unit-transfer', nameMn: 'Нэгж шилжүүлэх', nameEn: 'Unit transfer', link: null },
    ],
  },
  {
    id: 'data',
    icon: 'signal',
    nameMn: 'Дата',
    nameEn: 'Data',
    children: [
      { id: 'data-packs', nameMn: 'Дата багцууд', nameEn: 'Data packs', link: null },
      { id: 'wifi-card', nameMn: 'Wi-Fi карт', nameEn: 'Wi-Fi card', link: null },
      { id: 'five-g', nameMn: '5G үйлчилгээ', nameEn: '5G service', link: null },
    ],
  },
  {
    id: 'home-internet',
    icon: 'router',
    nameMn: 'Гэрийн интернэт',
    nameEn: 'Home internet',
    children: [
      { id: 'home-fiber', nameMn: 'Шилэн кабелийн интернэт', nameEn: 'Fibre internet', link: null },
      { id: 'home-5g', nameMn: 'Утасгүй 5G гэр', nameEn: '5G home wireless', link: null },
      {
        id: 'tenger-tv',
        nameMn: 'Тэнгэр ТВ',
        nameEn: 'Tenger TV',
        link: 'https://tv.tenger.example/',
      },
    ],
  },
  {
    id: 'roaming-travel',
    icon: 'globe',
    nameMn: 'Роуминг ба аялал',
    nameEn: 'Roaming and travel',
    children: [
      {
        id: 'roaming-rates',
        nameMn: 'Роумингийн үнэ, улсаар',
        nameEn: 'Roaming rates by country',
        link: '/roaming',
      },
      {
        id: 'roaming-data',
        nameMn: 'Роумингийн дата багц',
        nameEn: 'Roaming data packs',
        link: null,
      },
      { id: 'tourist-sim', nameMn: 'Жуулчны SIM', nameEn: 'Tourist SIM', link: null },
      {
        id: 'travel-points',
        nameMn: 'Аяллын цэгүүд',
        nameEn: 'Travel points',
        link: '/travel-points',
      },
    ],
  },
  {
    id: 'sim-numbers',
    icon: 'card-sim',
    nameMn: 'SIM ба дугаар',
    nameEn: 'SIM and numbers',
    children: [
      {
        id: 'new-number',
        nameMn: 'Шинэ дугаар авах',
        nameEn: 'Get a new number',
        link: '/new-number',
      },
      {
        id: 'sim-recovery',
        nameMn: 'SIM сэргээх',
        nameEn: 'SIM recovery',
        link: '/simRecovery',
      },
      { id: 'esim', nameMn: 'eSIM', nameEn: 'eSIM', link: null },
      { id: 'number-keeping', nameMn: 'Дугаар хадгалах', nameEn: 'Number keeping', link: null },
    ],
  },
  {
    id: 'value-added',
    icon: 'sparkles',
    nameMn: 'Нэмэлт үйлчилгээ',
    nameEn: 'Value-added services',
    children: [
      { id: 'call-services', nameMn: 'Дуудлагын үйлчилгээ', nameEn: 'Call services', link: null },
      { id: 'ring-melody', nameMn: 'Хүлээлгийн аялгуу', nameEn: 'Ring melody', link: null },
      { id: 'emergency-units', nameMn: 'Яаралтай нэгж', nameEn: 'Emergency units', link: null },
    ],
  },
  {
    id: 'devices-leasing',
    icon: 'tablet-smartphone',
    nameMn: 'Төхөөрөмж ба лизинг',
    nameEn: 'Devices and leasing',
    children: [
      { id: 'online-shop', nameMn: 'Онлайн дэлгүүр', nameEn: 'Online shop', link: '/shop' },
      { id: 'handset-leasing', nameMn: 'Утасны лизинг', nameEn: 'Handset leasing', link: null },
      { id: 'trade-in', nameMn: 'Хуучнаа шинээр солих', nameEn: 'Trade-in', link: null },
      { id: 'device-care', nameMn: 'Төхөөрөмжийн хамгаалалт', nameEn: 'Device care', link: null },
    ],
  },
  {
    id: 'family',
    icon: 'users',
    nameMn: 'Гэр бүл',
    nameEn: 'Family',
    children: [
      { id: 'stars', nameMn: 'Stars хүүхдийн багц', nameEn: 'Stars child package', link: null },
      { id: 'family-group', nameMn: 'Гэр бүлийн бүлэг', nameEn: 'Family group', link: null },
      { id: 'safe-internet', nameMn: 'Аюулгүй интернэт', nameEn: 'Safe internet', link: null },
    ],
  },
  {
    id: 'business',
    icon: 'briefcase',
    nameMn: 'Байгууллага',
    nameEn: 'Business',
    children: [
      { id: 'business-mobile', nameMn: 'Байгууллагын багц', nameEn: 'Business mobile', link: null },
      { id: 'iot-m2m', nameMn: 'IoT ба M2M холболт', nameEn: 'IoT and M2M', link: null },
      {
        id: 'business-portal',
        nameMn: 'Байгууллагын сайт',
        nameEn: 'Business site',
        link: 'https://business.tenger.example/',
      },
    ],
  },
  {
    id: 'help-safety',
    icon: 'shield-check',
    nameMn: 'Тусламж ба аюулгүй байдал',
    nameEn: 'Help and safety',
    children: [
      {
        id: 'scam-protection',
        nameMn: 'Залилангаас хамгаалах',
        nameEn: 'Scam protection',
        link: null,
      },
      {
        id: 'branches',
        nameMn: 'Салбарууд',
        nameEn: 'Service branches',
        link: '/service-branches',
      },
      {
        id: 'coverage-map',
        nameMn: 'Сүлжээний хамрах хүрээ',
        nameEn: 'Network coverage',
        link: '/coverage',
      },
    ],
  },
];
