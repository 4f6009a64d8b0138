import * as z from 'zod';
import { contract } from '../contract.ts';
import { href, id, instant, optionalText, text } from '../shape.ts';

export const newsCard = z.object({
  id,
  slug: text,
  titleMn: text,
  titleEn: text,
  leadMn: optionalText,
  leadEn: optionalText,
  cover: href,
  publishedAt: instant,
  tags: z.array(z.string()).catch([]),
  updatedAt: instant.nullish().catch(null),
});
export type NewsCard = z.infer<typeof newsCard>;

export const newsArticle = newsCard.extend({ bodyMn: text, bodyEn: text });
export type NewsArticle = z.infer<typeof newsArticle>;

/** Newest first; `page` counts from 1. The envelope carries `total`. */
export const readNewsList = contract({
  service: 'content',
  method: 'GET',
  path: '/contents/news/list',
  query: ['page', 'size'],
  envelope: 'list',
  shape: newsCard,
});

export const readNewsArticle = contract({
  service: 'content',
  method: 'GET',
  path: '/contents/news',
  query: ['id'],
  envelope: 'first',
  shape: newsArticle,
});
