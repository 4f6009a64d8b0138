import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';
import { id, instant, lenientList, optionalHref, optionalText, text } from '../shape.ts';

/** A page written by editors: a title, a lead and sections of HTML (sanitised where it is rendered). */
export const contentPage = z.object({
  titleMn: text,
  titleEn: text,
  leadMn: optionalText,
  leadEn: optionalText,
  image: optionalHref,
  facts: lenientList(z.object({ labelMn: text, labelEn: text, value: text })),
  sections: lenientList(
    z.object({
      id,
      titleMn: text,
      titleEn: text,
      bodyMn: text,
      bodyEn: text,
      image: optionalHref,
    }),
  ),
  updatedAt: orElse(z.nullish(instant), null),
});
export type ContentPage = z.infer<typeof contentPage>;

const page = {
  service: 'content',
  method: 'GET',
  query: [],
  envelope: 'object',
  shape: contentPage,
} as const;

export const aboutUsContract = contract({
  ...page,
  path: '/contents/about-us',
  bearer: 'ABOUT_US_TOKEN',
});
export const cooperationContract = contract({ ...page, path: '/cooperation-page' });
export const sdgContract = contract({ ...page, path: '/sdg-page' });

/** Versioned, purpose-bound consent, as the privacy law asks for it. */
export const digitalConsent = z.object({
  version: text,
  titleMn: text,
  titleEn: text,
  bodyMn: text,
  bodyEn: text,
  purposes: lenientList(z.object({ id, required: z.boolean(), textMn: text, textEn: text })),
  effectiveFrom: instant,
});
export type DigitalConsent = z.infer<typeof digitalConsent>;

export const digitalConsentContract = contract({
  service: 'content',
  method: 'GET',
  path: '/digital-consent',
  query: [],
  envelope: 'attributes',
  shape: digitalConsent,
});
