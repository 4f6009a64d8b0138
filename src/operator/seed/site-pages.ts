interface SitePage {
  titleMn: string;
  titleEn: string;
  link: string;
  /** What else people type when they look for it. */
  words: string;
}

/** Pages of the site that no editor writes, yet a search should find. */
export const sitePages: readonly SitePage[] = [
  {
    titleMn: 'Шинэ дугаар',
    titleEn: 'New number',
    link: '/new-number',
    words: 'дугаар авах сим карт sim number',
  },
  {
    titleMn: 'SIM сэргээх',
    titleEn: 'SIM recovery',
    link: '/simRecovery',
    words: 'сим нөхөн авах хаясан гээсэн lost replace',
  },
  {
    titleMn: 'Багц солих',
    titleEn: 'Change plan',
    link: '/packageshift',
    words: 'багц өөрчлөх package shift plan',
  },
  {
    titleMn: 'Дэлгүүр',
    titleEn: 'Shop',
    link: '/shop',
    words: 'онлайн дэлгүүр утас худалдаж авах buy phone store',
  },
  { titleMn: 'Сагс', titleEn: 'Cart', link: '/cart', words: 'миний сагс basket' },
  {
    titleMn: 'Захиалга',
    titleEn: 'Orders',
    link: '/order',
    words: 'захиалга хянах хүргэлт order delivery track',
  },
  {
    titleMn: 'Салбарууд',
    titleEn: 'Branches',
    link: '/service-branches',
    words: 'салбар хаяг байршил цагийн хуваарь address map hours',
  },
  {
    titleMn: 'Мэдээ',
    titleEn: 'News',
    link: '/news',
    words: 'мэдээлэл урамшуулал хөнгөлөлт offers promotion',
  },
  {
    titleMn: 'Роуминг',
    titleEn: 'Roaming',
    link: '/roaming',
    words: 'гадаад улс аялал abroad travel',
  },
  {
    titleMn: 'Аялагчийн цэгүүд',
    titleEn: 'Traveller points',
    link: '/travel-points',
    words: 'нисэх буудал хил зочид буудал airport border hotel tourist жуулчин',
  },
  {
    titleMn: 'Шинэ жилийн мэндчилгээ',
    titleEn: 'New-year greeting',
    link: '/new-year-greeting',
    words: 'мэндчилгээ илгээх card',
  },
];
