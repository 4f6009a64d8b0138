import { type Calls, count, entity, named, type PlainOptions } from './options.ts';

const places = [
  { id: 1, ...named('Улаанбаатар', 'Ulaanbaatar'), parentId: null, kind: 'CITY' },
  { id: 2, ...named('Дархан-Уул', 'Darkhan-Uul'), parentId: null, kind: 'AIMAG' },
  { id: 10, ...named('Баянгол', 'Bayangol'), parentId: 1, kind: 'DISTRICT' },
  { id: 11, ...named('Сүхбаатар', 'Sukhbaatar'), parentId: 1, kind: 'DISTRICT' },
  { id: 12, ...named('Дархан', 'Darkhan'), parentId: 2, kind: 'SUM' },
  { id: 101, ...named('1-р хороо', 'Khoroo 1'), parentId: 10, kind: 'KHOROO' },
  { id: 102, ...named('2-р хороо', 'Khoroo 2'), parentId: 11, kind: 'KHOROO' },
];

function listPlaces(kinds: readonly string[], options: PlainOptions, parent?: string) {
  const list = places.filter(({ kind }) => kinds.includes(kind));
  return list
    .filter(({ parentId }) => parent === undefined || String(parentId) === parent)
    .map(({ parentId, kind, ...least }) =>
      entity(options, least, { parentId, kind, deliverable: true }),
    );
}

const week = [
  ...count(5).map(() => ({ open: '09:00', close: '18:00' })),
  ...count(2).map(() => ({ open: null, close: null })),
];

const listBranches = (options: PlainOptions, city?: string) =>
  count(3)
    .map((n) => ({ n, cityId: n === 3 ? 2 : 1 }))
    .filter(({ cityId }) => city === undefined || String(cityId) === city)
    .map(({ n, cityId }) =>
      entity(
        options,
        {
          ...named(`Салбар ${n}`, `Branch ${n}`),
          addressMn: `Гудамж ${n}`,
          addressEn: `Street ${n}`,
        },
        {
          id: 40 + n,
          cityId,
          districtId: cityId === 1 ? 10 : 12,
          khorooId: null,
          lat: 47.9 + n / 100,
          lng: 106.9,
          phone: '2222',
          services: ['sim', 'device'],
          hours: week,
          exceptions: [{ date: '2026-07-11', open: null, close: null }],
          hasKiosk: n === 1,
        },
      ),
    );

const listTravelPoints = (options: PlainOptions, kind?: string) =>
  ['AIRPORT', 'BORDER', 'HOTEL']
    .map((one, i) => ({ one, i }))
    .filter(({ one }) => kind === undefined || one === kind)
    .map(({ one, i }) =>
      entity(options, named(`Цэг ${i + 1}`, `Point ${i + 1}`), {
        id: 60 + i,
        country: 'MN',
        kind: one,
        branchId: null,
        hours: '00:00–24:00',
      }),
    );

const listRoaming = (options: PlainOptions) =>
  [
    ['KR', 'Солонгос', 'South Korea'],
    ['JP', 'Япон', 'Japan'],
  ].map(([country = '', mn = '', en = '']) =>
    entity(
      options,
      { country, ...named(mn, en) },
      {
        id: country,
        zone: 1,
        operators: ['One', 'Two'],
        callHome: 1500,
        callLocal: 500,
        callIn: 700,
        sms: 200,
        dataMb: 50,
        packages: [{ ...named('Аялал', 'Trip'), mb: 1024, days: 7, price: 15000 }],
      },
    ),
  );

/** The content service's calls for places. */
export const placeCalls: Calls = {
  '/city/list': (_, options) => ({ data: listPlaces(['CITY', 'AIMAG'], options) }),
  '/district/list': (params, options) =>
    listPlaces(['DISTRICT', 'SUM'], options, params.get('cityId')),
  '/horoo/list': (params, options) => ({
    data: listPlaces(['KHOROO', 'BAG'], options, params.get('districtId')),
  }),
  '/travel-point/list': (params, options) => listTravelPoints(options, params.get('kind')),
  '/branch/list': (params, options) => ({ data: listBranches(options, params.get('cityId')) }),
  '/roaming/list': (_, options) => ({ data: listRoaming(options) }),
};
