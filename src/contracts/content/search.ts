import type * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { entity } from '../entity.ts';
import { href, optionalText } from '../shape.ts';

export const searchResult = entity(
  {
    titleMn: optionalText,
    titleEn: optionalText,
    categoryMn: optionalText,
    categoryEn: optionalText,
    link: href,
  },
  'title',
);
export type SearchResult = z.infer<typeof searchResult>;

/** Best matches first; the operator folds case, Ө Ү Ё and Latin spellings. */
export const searchContract = contract({
  service: 'content',
  method: 'GET',
  path: '/search',
  query: ['q'],
  envelope: 'list',
  shape: searchResult,
});
