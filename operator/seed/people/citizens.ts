import { fine, odd } from '../../src/mobile/recovery-answers.ts';
import type { CitizenSeed } from '../../src/dan/citizen-card.ts';

/** All invented: no real person, number or address is meant. The last one owns no number of this operator. */
export const citizens: readonly CitizenSeed[] = [
  {
    id: 'temuulen',
    isdn: '99110011',
    alsoOwns: [...Object.keys(odd), ...fine],
    card: {
      regnum: 'УК91031458',
      lastname: 'Батбаяр',
      firstname: 'Тэмүүлэн',
      surname: 'Боржигон',
      aimagCityName: 'Улаанбаатар',
      soumDistrictName: 'Баянгол',
      bagKhorooName: '8-р хороо',
      addressDetail: '21-р байр, 34 тоот',
    },
  },
  {
    id: 'enkhtuya',
    isdn: '95220022',
    card: {
      regnum: 'ЧЛ85120246',
      lastname: 'Ганбаатар',
      firstname: 'Энхтуяа',
      surname: 'Хатагин',
      aimagCityName: 'Дархан-Уул',
      soumDistrictName: 'Дархан',
      bagKhorooName: '4-р баг',
      addressDetail: '7-р байр, 12 тоот',
    },
    // As in an older register: in capitals, and with a Latin letter among the Cyrillic ones.
    ownerNames: { lastName: 'ГАНБААТАР', firstName: 'ЭНХТУЯA' },
  },
  {
    id: 'ulziibayar',
    isdn: '94330033',
    card: {
      regnum: 'ӨҮ01222870',
      lastname: 'Дорж',
      firstname: 'Өлзийбаяр',
      surname: 'Баяд',
      aimagCityName: 'Увс',
      soumDistrictName: 'Улаангом',
      bagKhorooName: '2-р баг',
      addressDetail: 'Зүүн гудамж, 5 тоот',
    },
  },
  {
    id: 'nomin-erdene',
    isdn: '85440044',
    card: {
      regnum: 'ТЮ10251924',
      lastname: 'Сүхбат',
      firstname: 'Номин-Эрдэнэ',
      surname: 'Олхонууд',
      aimagCityName: 'Улаанбаатар',
      soumDistrictName: 'Хан-Уул',
      bagKhorooName: '15-р хороо',
      addressDetail: '102-р байр, 7 тоот',
    },
  },
  {
    id: 'munkh-orgil',
    isdn: null,
    card: {
      regnum: 'ХЦ78073013',
      lastname: 'Цэрэн',
      firstname: 'Мөнх-Оргил',
      surname: 'Бэсүд',
      aimagCityName: 'Хөвсгөл',
      soumDistrictName: 'Мөрөн',
      bagKhorooName: '6-р баг',
      addressDetail: 'Дэлгэрийн гудамж, 18 тоот',
    },
  },
];
