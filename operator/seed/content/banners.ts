import type * as z from 'zod/mini';
import type { banner } from '#contracts/content/home.ts';

export const shopBanners: z.input<typeof banner>[] = [
  {
    image: '/pictures/banner-1.svg',
    titleMn: '5G утсаа урьдчилгаагүй, 24 сарын лизингээр',
    titleEn: '5G phones, nothing down, over 24 months',
    buttonTextMn: 'Лизингийн нөхцөл',
    buttonTextEn: 'Leasing terms',
    link: '/service/handset-leasing',
  },
  {
    image: '/pictures/banner-6.svg',
    titleMn: 'Хуучин утсаа өгөөд шинэ утасныхаа үнээс хасуулаарай',
    titleEn: 'Bring the old phone, pay less for the new one',
    buttonTextMn: 'Үнэлгээ үзэх',
    buttonTextEn: 'See how it works',
    link: '/trade-in',
  },
  {
    image: '/pictures/banner-5.svg',
    titleMn: 'Хотын дотор 1–2 өдөрт, 2,000₮-өөр хүргэнэ',
    titleEn: 'City delivery in 1–2 days for 2,000₮',
    buttonTextMn: 'Дэлгүүр үзэх',
    buttonTextEn: 'Shop now',
    link: '/shop',
  },
  {
    image: '/pictures/banner-3.svg',
    titleMn: 'Хүүхдийн анхны утас, Stars багцтай хамт',
    titleEn: 'A first phone, together with the Stars package',
    buttonTextMn: 'Stars багцтай танилцах',
    buttonTextEn: 'Meet Stars',
    link: '/service/stars',
  },
];
