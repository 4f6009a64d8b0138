import {
  type Calls,
  count,
  entity,
  type Fields,
  named,
  type Params,
  type PlainOptions,
} from './options.ts';
import { home, picture, serviceCategories, titled } from './home-answers.ts';
import { placeCalls } from './place-answers.ts';

const bodied = (mn: string, en: string) => ({ bodyMn: `<p>${mn}</p>`, bodyEn: `<p>${en}</p>` });

const toService = (id: number, options: PlainOptions) =>
  entity(
    options,
    {
      id: 500 + id,
      ...titled(`Үйлчилгээ ${id}`, `Service ${id}`),
      ...bodied('Тайлбар', 'Details'),
    },
    {
      categoryId: 1,
      plans: [
        {
          ...named('Багц А', 'Plan A'),
          fee: 19900,
          data: 10240,
          minutes: 300,
          sms: 100,
          termMonths: 12,
        },
        {
          ...named('Багц Б', 'Plan B'),
          fee: 9900,
          dataMb: 2048,
          minutes: null,
          sms: null,
          termMonths: 0,
        },
      ],
      faq: [{ questionMn: 'Яаж?', questionEn: 'How?', answerMn: 'Ингэж.', answerEn: 'So.' }],
      cta: { textMn: 'Захиалах', textEn: 'Order', link: '/service-branches' },
      updatedAt: '2026-05-01T00:00:00Z',
    },
  );

const toNews = (n: number, options: PlainOptions) =>
  entity(
    options,
    { id: 700 + n, ...titled(`Мэдээ ${n}`, `Story ${n}`), ...bodied(`Агуулга ${n}`, `Body ${n}`) },
    {
      slug: `story-${n}`,
      leadMn: 'Товч',
      leadEn: 'In short',
      cover: picture(`news-${n}`),
      publishedAt: `2026-0${1 + (n % 9)}-10T02:00:00Z`,
      tags: ['5g'],
    },
  );

const toPage = (mn: string, en: string, options: PlainOptions) =>
  entity(
    options,
    { ...titled(mn, en), ...bodied('Үндсэн текст', 'The main text') },
    {
      image: picture('page'),
      leadMn: 'Товч',
      leadEn: 'In short',
    },
  );

const consent = (options: PlainOptions): Fields =>
  entity(
    options,
    { ...titled('Зөвшөөрөл', 'Consent'), ...bodied('Нөхцөл', 'The terms') },
    {
      version: '2026-01',
      purposes: [
        { id: 'service', required: true, textMn: 'Үйлчилгээ', textEn: 'Service' },
        { id: 'offers', required: false, textMn: 'Санал', textEn: 'Offers' },
      ],
      effectiveFrom: '2026-01-01T00:00:00Z',
    },
  );

const tradeIn = (options: PlainOptions): Fields =>
  entity(
    options,
    { brand: 'Plain', models: [{ name: 'One', basePrice: 300000 }] },
    {
      questions: [
        {
          id: 1,
          textMn: 'Асдаг уу?',
          textEn: 'Does it start?',
          options: [{ textMn: 'Тийм', textEn: 'Yes', factor: 1 }],
        },
      ],
      validDays: 7,
    },
  );

function search(q: string) {
  const all = [
    {
      ...titled('Роуминг', 'Roaming'),
      categoryMn: 'Үйлчилгээ',
      categoryEn: 'Services',
      link: '/roaming',
    },
    {
      ...titled('Утас 1', 'Phone 1'),
      categoryMn: 'Дэлгүүр',
      categoryEn: 'Shop',
      link: '/shop/901',
    },
  ];
  const folded = q.toLowerCase();
  return all.filter((one) => `${one.titleMn} ${one.titleEn}`.toLowerCase().includes(folded));
}

function listNews(params: Params, options: PlainOptions): Fields {
  const all = count(25).map((n) => toNews(26 - n, options));
  const size = Number(params.get('size') ?? all.length);
  const from = (Number(params.get('page') ?? 1) - 1) * size;
  const list = all.slice(from, from + size).map(({ bodyMn: _mn, bodyEn: _en, ...card }) => card);
  return options.fields === 'least' ? { data: list } : { data: list, total: all.length };
}

/** The content service's calls. */
export const contentCalls: Calls = {
  ...placeCalls,
  '/contents/home': () => ({ data: home }),
  '/contents/about-us': (_, options) => toPage('Бидний тухай', 'About us', options),
  '/cooperation-page': (_, options) => toPage('Хамтын ажиллагаа', 'Cooperation', options),
  '/sdg-page': (_, options) => toPage('Тогтвортой хөгжил', 'Sustainable development', options),
  '/leasing-group': (params, options) =>
    params.has('id')
      ? entity(
          options,
          { id: params.get('id') },
          {
            productIds: [901],
            prepayOptions: [0, 10, 35],
            terms: [6, 12, 24],
            minAge: 18,
            startsAt: '2026-01-01T00:00:00Z',
            endsAt: null,
          },
        )
      : undefined,
  '/preorder': (params, options) =>
    params.has('id')
      ? entity(
          options,
          { id: params.get('id'), productId: 901 },
          {
            deposit: 50000,
            quota: 100,
            taken: 3,
            opensAt: '2026-01-01T00:00:00Z',
            closesAt: '2026-12-01T00:00:00Z',
            eta: '2026-12-10T00:00:00Z',
          },
        )
      : undefined,
  '/search': (params) => search(params.get('q') ?? ''),
  '/service-categories': () => serviceCategories,
  '/mobile-service/{id}': (params, options) => {
    const children = serviceCategories.flatMap((category) => category.children);
    const child = children.find(({ id, link }) => String(id) === params.get('id') && link === null);
    // One child's service is known by its own id only.
    return child && child.id !== 21 ? { data: toService(child.id, options) } : undefined;
  },
  '/mobile-service/single/{id}': (params, options) =>
    ['21', '511', '521'].includes(params.get('id') ?? '')
      ? toService(Number(params.get('id')) % 500, options)
      : undefined,
  '/trade-in': (_, options) => ({ attributes: tradeIn(options) }),
  '/digital-consent': (_, options) => ({ data: { attributes: consent(options) } }),
  '/Onlineshop-banners': () => ({ data: home.footerBanners }),
  '/contents/news/list': (params, options) => listNews(params, options),
  '/contents/news': (params, options) => {
    const n = Number(params.get('id')) - 700;
    return n >= 1 && n <= 25 ? [toNews(n, options)] : [];
  },
};
