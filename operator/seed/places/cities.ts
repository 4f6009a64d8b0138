import type { Place } from '#contracts/content/places.ts';

const aimags: readonly (readonly [id: string, nameMn: string, nameEn: string])[] = [
  ['arkhangai', 'Архангай', 'Arkhangai'],
  ['bayan-ulgii', 'Баян-Өлгий', 'Bayan-Ulgii'],
  ['bayankhongor', 'Баянхонгор', 'Bayankhongor'],
  ['bulgan', 'Булган', 'Bulgan'],
  ['govi-altai', 'Говь-Алтай', 'Govi-Altai'],
  ['govisumber', 'Говьсүмбэр', 'Govisumber'],
  ['darkhan-uul', 'Дархан-Уул', 'Darkhan-Uul'],
  ['dornogovi', 'Дорноговь', 'Dornogovi'],
  ['dornod', 'Дорнод', 'Dornod'],
  ['dundgovi', 'Дундговь', 'Dundgovi'],
  ['zavkhan', 'Завхан', 'Zavkhan'],
  ['orkhon', 'Орхон', 'Orkhon'],
  ['uvurkhangai', 'Өвөрхангай', 'Uvurkhangai'],
  ['umnugovi', 'Өмнөговь', 'Umnugovi'],
  // Plain `sukhbaatar` is the district of Ulaanbaatar: ids are unique over all kinds of places.
  ['sukhbaatar-aimag', 'Сүхбаатар', 'Sukhbaatar'],
  ['selenge', 'Сэлэнгэ', 'Selenge'],
  ['tuv', 'Төв', 'Tuv'],
  ['uvs', 'Увс', 'Uvs'],
  ['khovd', 'Ховд', 'Khovd'],
  ['khuvsgul', 'Хөвсгөл', 'Khuvsgul'],
  ['khentii', 'Хэнтий', 'Khentii'],
];

export const cities: readonly Place[] = [
  {
    id: 'ub',
    nameMn: 'Улаанбаатар',
    nameEn: 'Ulaanbaatar',
    parentId: null,
    kind: 'CITY',
    deliverable: true,
  },
  ...aimags.map(([id, nameMn, nameEn]): Place => ({
    id,
    nameMn,
    nameEn,
    parentId: null,
    kind: 'AIMAG',
    deliverable: true,
  })),
];
