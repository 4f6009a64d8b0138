import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';
import { entity, identified } from '../entity.ts';
import {
  href,
  icon,
  id,
  shownList,
  orNull,
  optionalHref,
  optionalInstant,
  optionalText,
  picture,
  price,
} from '../shape.ts';

/** A child with a link leads there, any other to the service of its id. */
const serviceChild = entity(
  {
    id: orNull(id),
    nameMn: optionalText,
    nameEn: optionalText,
    link: optionalHref,
  },
  'name',
);
export type ServiceChild = z.infer<typeof serviceChild>;

export const serviceCategory = identified(
  { icon, nameMn: optionalText, nameEn: optionalText, children: shownList(serviceChild, 30) },
  'name',
);
export type ServiceCategory = z.infer<typeof serviceCategory>;

export const serviceCategoriesContract = contract({
  service: 'content',
  method: 'GET',
  path: '/service-categories',
  query: [],
  envelope: 'list',
  most: 30,
  shape: serviceCategory,
});

const volumes = { kb: 1 / 1024, mb: 1, gb: 1024, tb: 1024 * 1024 };

/** A volume in megabytes, as a number or in words such as `10 GB`; null is unlimited, other words say nothing. */
function toMegabytes(data: string | number | null | undefined): number | null {
  if (typeof data !== 'string') return data ?? null;
  const [, amount = '', unit = 'mb'] = /^(\d+(?:\.\d+)?)\s*([kmgt]b)?$/i.exec(data.trim()) ?? [];
  return Math.round(Number(amount) * (volumes[unit.toLowerCase() as keyof typeof volumes] ?? 1));
}

const amount = z.int().check(z.nonnegative());
/** Null is unlimited; what is missing or wrong is not shown, as 0 is not. */
const optionalAmount = orElse(z.nullable(amount), 0);

/** What a plan holds, in either spelling. */
export const planAmounts = {
  dataMb: z.optional(orElse(z.nullable(amount), 0)),
  /** Another name of `dataMb`, which may be in words. */
  data: z.optional(
    orElse(
      z.nullable(z.union([z.number().check(z.nonnegative()), z.string().check(z.maxLength(32))])),
      0,
    ),
  ),
  minutes: optionalAmount,
  sms: optionalAmount,
} as const;

/** For how many months a contract binds: 0 says that none does, null does not say. */
export const termOfPlan = z.optional(orElse(z.nullable(amount), null));

/** One spelling of the data that a plan holds: null is unlimited, 0 is not said. */
export const withMegabytes = <
  T extends {
    dataMb?: number | null | undefined;
    data?: number | string | null | undefined;
  },
>({
  data,
  dataMb,
  ...rest
}: T) => ({
  ...rest,
  dataMb: dataMb !== undefined ? dataMb : data === undefined ? 0 : toMegabytes(data),
});

const planFields = identified(
  {
    nameMn: optionalText,
    nameEn: optionalText,
    fee: price,
    ...planAmounts,
    termMonths: orElse(amount, 0),
    /** What the fee buys: a month of a subscription, or the plan once. */
    period: orElse(z.enum(['MONTH', 'ONCE']), 'ONCE'),
    highlight: orElse(z.boolean(), false),
    /** The plan that a new number begins with to have this one, where that is another, as of a package. */
    numberPlanId: z.optional(orNull(id)),
  },
  'name',
);

/** `null` in data, minutes or sms means unlimited; `termMonths` 0 means no contract. */
export const plan = z.pipe(
  planFields,
  z.transform((read) => withMegabytes(read)),
);
export type Plan = z.infer<typeof plan>;

export const service = identified(
  {
    categoryId: orNull(id),
    titleMn: optionalText,
    titleEn: optionalText,
    leadMn: optionalText,
    leadEn: optionalText,
    bodyMn: optionalText,
    bodyEn: optionalText,
    image: picture,
    plans: shownList(plan),
    faq: shownList(
      entity(
        {
          questionMn: optionalText,
          questionEn: optionalText,
          answerMn: optionalText,
          answerEn: optionalText,
        },
        'question',
        'answer',
      ),
    ),
    cta: orNull(entity({ textMn: optionalText, textEn: optionalText, link: href }, 'text')),
    updatedAt: optionalInstant,
  },
  'title',
);
export type Service = z.infer<typeof service>;

/** By the id of a service category's child: what `/service/{id}` shows. */
export const serviceContract = contract({
  service: 'content',
  method: 'GET',
  path: '/mobile-service/{id}',
  query: [],
  envelope: 'first',
  shape: service,
});

/** By the service's own id. */
export const singleServiceContract = contract({
  service: 'content',
  method: 'GET',
  path: '/mobile-service/single/{id}',
  query: [],
  envelope: 'first',
  shape: service,
});
