import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { toShortHash } from '#lib/hash.ts';
import { contract } from '../contract.ts';
import { entity } from '../entity.ts';
import { id, shownList, optionalInstant, optionalText, picture } from '../shape.ts';

const sectionFields = {
  titleMn: optionalText,
  titleEn: optionalText,
  bodyMn: optionalText,
  bodyEn: optionalText,
  image: picture,
};
/** The figure that stands for a section, such as what a goal has come to, and what it counts. */
const figureFields = { value: optionalText, labelMn: optionalText, labelEn: optionalText };
export const noFigure = { value: '', labelMn: '', labelEn: '' };
const section = entity({ id: z.optional(id), ...sectionFields, ...figureFields });

const pageFields = entity(
  {
    ...sectionFields,
    leadMn: optionalText,
    leadEn: optionalText,
    facts: shownList(
      entity({ labelMn: optionalText, labelEn: optionalText, value: optionalText }, 'label'),
    ),
    sections: shownList(section),
    updatedAt: optionalInstant,
  },
  'title',
);

/** A text that is not in sections is one of them, without a title. */
function toSections({ sections, bodyMn, bodyEn }: z.infer<typeof pageFields>) {
  const texts = { titleMn: '', titleEn: '', bodyMn, bodyEn };
  const whole = { ...texts, image: null, id: undefined, ...noFigure };
  const all = sections.length === 0 && bodyMn !== '' ? [whole] : sections;
  return all.map((one, i) => ({ ...one, id: one.id ?? `section-${i + 1}` }));
}

/** A page written by editors: a title, a lead and sections of HTML (sanitised where it is rendered). */
export const contentPage = z.pipe(
  pageFields,
  z.transform((page) => ({ ...page, sections: toSections(page) })),
);
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

const legalFields = entity(
  {
    ...sectionFields,
    leadMn: optionalText,
    leadEn: optionalText,
    sections: shownList(section),
    version: optionalText,
    effectiveFrom: optionalInstant,
  },
  'title',
);

/** A text that the operator is bound by. Without a version it is none: nobody could tell what was accepted. */
export const legalText = z.pipe(
  legalFields,
  z.transform((text) => ({
    ...text,
    facts: [],
    updatedAt: null,
    sections: toSections({ ...text, facts: [], updatedAt: null }),
  })),
);
export type LegalText = z.infer<typeof legalText>;

export const legalContract = contract({
  ...page,
  path: '/legal-page',
  query: ['id', 'version'],
  shape: legalText,
});

const consentFields = entity(
  {
    version: optionalText,
    titleMn: optionalText,
    titleEn: optionalText,
    bodyMn: optionalText,
    bodyEn: optionalText,
    purposes: shownList(
      entity(
        {
          id,
          required: orElse(z.boolean(), false),
          textMn: optionalText,
          textEn: optionalText,
        },
        'text',
      ),
    ),
    effectiveFrom: optionalInstant,
  },
  'title',
);

/**
 * Versioned, purpose-bound consent, as the privacy law asks for it. Without a version of the service's own, the text
 * makes one: another text is another version.
 */
export const digitalConsent = z.pipe(
  consentFields,
  z.transform((consent) => ({
    ...consent,
    version: consent.version || `x-${toShortHash(consent.bodyMn + consent.bodyEn)}`,
  })),
);
export type DigitalConsent = z.infer<typeof digitalConsent>;

export const digitalConsentContract = contract({
  service: 'content',
  method: 'GET',
  path: '/digital-consent',
  query: [],
  envelope: 'attributes',
  shape: digitalConsent,
});
