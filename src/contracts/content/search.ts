import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { href, text } from '../shape.ts';

export const searchResult = z.object({
  titleMn: text,
  titleEn: text,
  categoryMn: text,
  categoryEn: text,
  link: href,
});
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
