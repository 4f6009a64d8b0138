import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { contract } from '../contract.ts';
import { entity } from '../entity.ts';
import { id, optionalInstant, optionalText, picture } from '../shape.ts';

const cardFields = {
  id,
  slug: optionalText,
  titleMn: optionalText,
  titleEn: optionalText,
  leadMn: optionalText,
  leadEn: optionalText,
  cover: picture,
  publishedAt: optionalInstant,
  tags: orElse(z.array(z.string()), []),
  updatedAt: optionalInstant,
};

export const newsCard = entity(cardFields, 'title');
export type NewsCard = z.infer<typeof newsCard>;

export const newsArticle = entity(
  { ...cardFields, bodyMn: optionalText, bodyEn: optionalText },
  'title',
);
export type NewsArticle = z.infer<typeof newsArticle>;

/** Newest first; `page` counts from 1. The envelope may carry `total`. */
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
