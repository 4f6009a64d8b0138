import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
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
  tags: orElse(z.array(z.string()), []),
  updatedAt: orElse(z.nullish(instant), null),
});
export type NewsCard = z.infer<typeof newsCard>;

export const newsArticle = z.extend(newsCard, { bodyMn: text, bodyEn: text });
export type NewsArticle = z.infer<typeof newsArticle>;

/** Newest first; `page` counts from 1. The envelope carries `total`. */
export const newsListContract = contract({
  service: 'content',
  method: 'GET',
  path: '/contents/news/list',
  query: ['page', 'size'],
  envelope: 'list',
  shape: newsCard,
});

export const newsArticleContract = contract({
  service: 'content',
  method: 'GET',
  path: '/contents/news',
  query: ['id'],
  envelope: 'first',
  shape: newsArticle,
});
