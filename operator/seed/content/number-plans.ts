import * as z from 'zod/mini';
import { plan } from '#contracts/content/services.ts';
import type { numberPlan } from '#contracts/mobile/numbers.ts';
import { postpaidServices } from './services-postpaid.ts';

const simPrices = { simPrice: 5000, esimPrice: 3000 } as const;

/** The plans of the page about postpaid numbers, as a new number can begin with them; and prepaid, which has none. */
export const numberPlans: z.output<typeof numberPlan>[] = [
  {
    id: 'prepaid',
    nameMn: 'Урьдчилсан төлбөрт',
    nameEn: 'Prepaid',
    textMn: 'Сарын хураамжгүй. Нэгж, дата багцаа хэрэгтэй үедээ авна.',
    textEn: 'No monthly fee. Add units and data packages when you need them.',
    type: 'PREPAID',
    fee: 0,
    ...simPrices,
    dataMb: 0,
    minutes: 0,
    sms: 0,
  },
  ...postpaidServices
    .filter(({ childId }) => childId === 'postpaid-plans')
    .flatMap(({ service }) => z.array(plan).parse(service.plans))
    .map(({ id, nameMn, nameEn, fee, dataMb, minutes, sms, termMonths }) => ({
      id,
      nameMn,
      nameEn,
      textMn: '',
      textEn: '',
      type: 'POSTPAID' as const,
      fee,
      ...simPrices,
      dataMb,
      minutes,
      sms,
      termMonths,
    })),
];
