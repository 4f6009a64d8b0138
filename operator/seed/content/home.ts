import type * as z from 'zod/mini';
import type { banner, footerLink, homeContent, homeTile } from '#contracts/content/home.ts';

const tiles: z.input<typeof homeTile>[] = [
  {
    id: 'pay-bill',
    nameMn: 'Төлбөр төлөх',
    nameEn: 'Pay a bill',
    hintMn: 'Өөрийн болон бусдын дугаар',
    hintEn: 'Your number or someone else’s',
    icon: 'receipt-text',
    link: '/pay/bill',
  },
  {
    id: 'top-up',
    nameMn: 'Нэгж цэнэглэх',
    nameEn: 'Top up',
    hintMn: '1,000₮-өөс эхэлнэ',
    hintEn: 'From 1,000₮',
    icon: 'circle-plus',
    link: '/pay/units',
  },
  {
    id: 'data-packs',
    nameMn: 'Дата багц авах',
    nameEn: 'Buy data',
    hintMn: 'Өдөр, долоо хоног, сараар',
    hintEn: 'By the day, week or month',
    icon: 'signal',
    link: '/pay/data',
  },
  {
    id: 'new-number',
    nameMn: 'Шинэ дугаар',
    nameEn: 'New number',
    hintMn: 'Дугаараа сонгоод 12 цаг хадгална',
    hintEn: 'Pick one, we hold it 12 hours',
    icon: 'card-sim',
    link: '/new-number',
  },
  {
    id: 'esim',
    nameMn: 'eSIM',
    nameEn: 'eSIM',
    hintMn: 'Салбарт очихгүйгээр идэвхжүүлнэ',
    hintEn: 'Activate without a branch visit',
    icon: 'qr-code',
    link: '/service/esim',
  },
  {
    id: 'branches',
    nameMn: 'Салбар хайх',
    nameEn: 'Find a branch',
    hintMn: 'Одоо нээлттэй салбарууд',
    hintEn: 'See which are open now',
    icon: 'map-pin',
    link: '/service-branches',
  },
  {
    id: 'roaming',
    nameMn: 'Роуминг',
    nameEn: 'Roaming',
    hintMn: 'Улсаа сонгож үнээ харах',
    hintEn: 'Check rates for your country',
    icon: 'plane',
    link: '/roaming',
  },
  {
    id: 'home-internet',
    nameMn: 'Гэрийн интернэт',
    nameEn: 'Home internet',
    hintMn: 'Сард 45,000₮-өөс',
    hintEn: 'From 45,000₮ a month',
    icon: 'house-wifi',
    link: '/service/home-fiber',
  },
];

const footerBanners: z.input<typeof banner>[] = [
  {
    image: '/pictures/banner-1.svg',
    titleMn: 'Утсаа 24 сар хүртэл хүүгүй лизингээр аваарай',
    titleEn: 'A new phone, interest-free for up to 24 months',
    buttonTextMn: 'Утас үзэх',
    buttonTextEn: 'See phones',
    link: '/shop',
  },
  {
    image: '/pictures/banner-5.svg',
    titleMn: 'Аялахын өмнө роумингийн багцаа сонгоорой',
    titleEn: 'Choose your roaming pack before you fly',
    buttonTextMn: 'Улсаа сонгох',
    buttonTextEn: 'Choose a country',
    link: '/roaming',
  },
];

const aboutLinks: z.input<typeof footerLink>[] = [
  { id: 'about', nameMn: 'Компанийн танилцуулга', nameEn: 'Our company', link: '/about' },
  { id: 'cooperation', nameMn: 'Хамтран ажиллах', nameEn: 'Work with us', link: '/cooperation' },
  { id: 'sdg', nameMn: 'Тогтвортой хөгжил', nameEn: 'Sustainability', link: '/sdg' },
  {
    id: 'digital-consent',
    nameMn: 'Мэдээлэл боловсруулах зөвшөөрөл',
    nameEn: 'Digital consent',
    link: '/digital-consent',
  },
  { id: 'news', nameMn: 'Мэдээ', nameEn: 'News', link: '/news' },
  {
    id: 'careers',
    nameMn: 'Ажлын байр',
    nameEn: 'Careers',
    link: 'https://careers.tenger.example/',
  },
];

const helpLinks: z.input<typeof footerLink>[] = [
  {
    id: 'branches',
    nameMn: 'Салбарын байршил',
    nameEn: 'Service branches',
    link: '/service-branches',
  },
  { id: 'tourist-sim', nameMn: 'Жуулчны SIM', nameEn: 'Tourist SIM', link: '/tourist-sim' },
  {
    id: 'coverage',
    nameMn: 'Сүлжээний хамрах хүрээ',
    nameEn: 'Network coverage',
    link: '/coverage',
  },
  { id: 'travel-points', nameMn: 'Аяллын цэгүүд', nameEn: 'Travel points', link: '/travel-points' },
  { id: 'roaming', nameMn: 'Роумингийн үнэ', nameEn: 'Roaming rates', link: '/roaming' },
  { id: 'sim-recovery', nameMn: 'SIM сэргээх', nameEn: 'SIM recovery', link: '/simRecovery' },
  { id: 'package-shift', nameMn: 'Багц солих', nameEn: 'Change plan', link: '/packageshift' },
  {
    id: 'faq',
    nameMn: 'Түгээмэл асуулт',
    nameEn: 'Frequently asked questions',
    link: 'https://help.tenger.example/faq',
  },
];

export const home: z.input<typeof homeContent> = {
  offer: {
    titleMn: 'Тэнгэр 45: 30 ГБ дата, хязгааргүй яриа',
    titleEn: 'Tenger 45: 30 GB and unlimited calls',
    leadMn: '5G хурд нэмэлт төлбөргүй. Шинэ дугаарын эхний сарын дата хоёр дахин их.',
    leadEn: '5G speed at no extra cost. New numbers get double data in their first month.',
    priceMnt: 45000,
    priceKind: 'MONTH',
    image: '/pictures/banner-1.svg',
    buttonTextMn: 'Дугаараа сонгох',
    buttonTextEn: 'Choose your number',
    link: '/new-number',
  },
  tiles,
  footerBanners,
  footer: {
    about_us: aboutLinks,
    help: helpLinks,
    contact_us: [
      { keyMn: 'Лавлах төв', keyEn: 'Call centre', valueMn: '2222', valueEn: '2222' },
      {
        keyMn: 'Бусад сүлжээ, гадаадаас',
        keyEn: 'From other networks or abroad',
        valueMn: '+976 7700 2222',
        valueEn: '+976 7700 2222',
      },
      {
        keyMn: 'И-мэйл',
        keyEn: 'Email',
        valueMn: 'care@tenger.example',
        valueEn: 'care@tenger.example',
      },
      {
        keyMn: 'Хаяг',
        keyEn: 'Address',
        valueMn: 'Тэнгэр цамхаг, Сүхбаатар дүүрэг, Улаанбаатар',
        valueEn: 'Tenger Tower, Sukhbaatar District, Ulaanbaatar',
      },
    ],
    social_links: [
      {
        link: 'https://facebook.example/tengermobile',
        name: 'Facebook',
        image: { url: '/icons/social-facebook.svg' },
      },
      {
        link: 'https://instagram.example/tengermobile',
        name: 'Instagram',
        image: { url: '/icons/social-instagram.svg' },
      },
      {
        link: 'https://youtube.example/tengermobile',
        name: 'YouTube',
        image: { url: '/icons/social-youtube.svg' },
      },
      { link: 'https://x.example/tengermobile', name: 'X', image: { url: '/icons/social-x.svg' } },
    ],
    addressMn:
      'Тэнгэр цамхаг, Чингисийн өргөн чөлөө 8, 1-р хороо, Сүхбаатар дүүрэг, Улаанбаатар 14200',
    addressEn:
      'Tenger Tower, 8 Chinggis Avenue, 1st khoroo, Sukhbaatar District, Ulaanbaatar 14200',
  },
};
