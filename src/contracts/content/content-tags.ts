import * as z from 'zod/mini';

/** Kinds of content that an editor changes. Each is a tag; so is a kind with the id of one item, such as `news/12`. */
export const contentKinds = [
  'home',
  'banner',
  'service',
  'news',
  'about-us',
  'cooperation',
  'sdg',
  'digital-consent',
  'legal',
  'place',
  'branch',
  'travel-point',
  'coverage',
  'roaming',
  'leasing',
  'preorder',
  'trade-in',
  'search',
  'product',
  'category',
] as const;

export type ContentKind = (typeof contentKinds)[number];
export type ContentTag = ContentKind | `${ContentKind}/${string}`;

/** The body of `POST /hooks/content`. Kinds that this site does not show are no error. */
export const changedContentBody = z.object({
  tags: z
    .array(z.string().check(z.regex(/^[a-z][a-z-]{0,31}(\/[^\s/]{1,128})?$/u)))
    .check(z.minLength(1), z.maxLength(100)),
});

export function isContentTag(tag: string): tag is ContentTag {
  const [kind] = tag.split('/', 1);
  return contentKinds.some((known) => known === kind);
}
