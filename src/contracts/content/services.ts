import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';
import { href, id, instant, lenientList, mnt, optionalHref, optionalText, text } from '../shape.ts';

/** `icon` is one of the site's icon names; unknown names fall back to a neutral one. */
export const serviceCategory = z.object({
  id,
  icon: optionalText,
  nameMn: text,
  nameEn: text,
  children: lenientList(z.object({ id, nameMn: text, nameEn: text, link: optionalHref })),
});
export type ServiceCategory = z.infer<typeof serviceCategory>;

export const serviceCategoriesContract = contract({
  service: 'content',
  method: 'GET',
  path: '/service-categories',
  query: [],
  envelope: 'list',
  shape: serviceCategory,
});

/** `null` in data, minutes or sms means unlimited; `termMonths` 0 means no contract. */
export const plan = z.object({
  id,
  nameMn: text,
  nameEn: text,
  fee: mnt,
  dataMb: z.nullable(z.int().check(z.nonnegative())),
  minutes: z.nullable(z.int().check(z.nonnegative())),
  sms: z.nullable(z.int().check(z.nonnegative())),
  termMonths: z.int().check(z.nonnegative()),
  /** What the fee buys: a month of a subscription, or the plan once. */
  period: orElse(z.enum(['MONTH', 'ONCE']), 'ONCE'),
  highlight: orElse(z.boolean(), false),
});
export type Plan = z.infer<typeof plan>;

export const service = z.object({
  id,
  categoryId: id,
  titleMn: text,
  titleEn: text,
  leadMn: optionalText,
  leadEn: optionalText,
  bodyMn: text,
  bodyEn: text,
  image: optionalHref,
  plans: lenientList(plan),
  faq: lenientList(
    z.object({ questionMn: text, questionEn: text, answerMn: text, answerEn: text }),
  ),
  cta: orElse(z.nullish(z.object({ textMn: text, textEn: text, link: href })), null),
  updatedAt: orElse(z.nullish(instant), null),
});
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
