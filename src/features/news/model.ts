import type { MessageKey } from '#i18n/translator.ts';

const tagKeys = {
  network: 'tag.network',
  offer: 'tag.offer',
  device: 'tag.device',
  roaming: 'tag.roaming',
  security: 'tag.security',
  company: 'tag.company',
  community: 'tag.community',
  service: 'tag.service',
  app: 'tag.app',
  maintenance: 'tag.maintenance',
} as const satisfies Record<string, MessageKey>;

/** Editors may invent tags; a tag without a text of its own is shown as "other". */
export function toTagKey(tag: string): MessageKey {
  return Object.hasOwn(tagKeys, tag) ? tagKeys[tag as keyof typeof tagKeys] : 'tag.other';
}

export const newsPageSize = 12;

/** The page number in the address; anything else, or a number above 1000, is the first page. */
export function toPageNumber(value: string | null): number {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1;
}
