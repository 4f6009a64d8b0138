import { count, named } from './options.ts';

export const titled = (mn: string, en: string) => ({ titleMn: mn, titleEn: en });
export const picture = (name: string) => `https://pictures.example.mn/${name}.webp`;

export const home = {
  footerBanners: count(2).map((n) => ({
    image: picture(`banner-${n}`),
    ...titled(`Санал ${n}`, `Banner ${n}`),
    buttonTextMn: 'Үзэх',
    buttonTextEn: 'See it',
    link: '/news',
  })),
  footer: {
    about_us: [
      { id: 1, ...named('Бидний тухай', 'Who we are'), link: '/about' },
      { id: 2, ...named('Ажлын байр', 'Careers'), link: 'https://jobs.example.mn' },
    ],
    help: [{ id: 3, ...named('Лавлах утас', 'Helpline'), link: null }],
    contact_us: [
      { keyMn: 'Утас', keyEn: 'Phone', valueMn: '2222', valueEn: '2222' },
      {
        keyMn: 'Хаяг',
        keyEn: 'Address',
        valueMn: 'Энхтайвны өргөн чөлөө 1',
        valueEn: 'Peace Avenue 1',
      },
    ],
    social_links: [
      { link: 'https://www.facebook.com/plain', image: { url: picture('facebook') } },
      { link: 'https://youtube.com/@plain', image: { url: picture('youtube') } },
    ],
  },
};

export const serviceCategories = [
  {
    icon: picture('icon-mobile'),
    ...named('Гар утас', 'Mobile'),
    children: [
      { id: 11, ...named('Төлбөрт дугаар', 'Postpaid'), link: null },
      { id: 12, ...named('Роуминг', 'Roaming'), link: '/roaming' },
    ],
  },
  {
    icon: 'home',
    ...named('Гэрийн интернэт', 'Home internet'),
    children: [
      { id: 21, ...named('Утасгүй интернэт', 'Wireless'), link: null },
      { id: 22, ...named('Телевиз', 'Television'), link: 'https://tv.example.mn/' },
    ],
  },
];
