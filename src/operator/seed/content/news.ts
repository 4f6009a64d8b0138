import type * as z from 'zod';
import type { newsArticle } from '#contracts/content/news.ts';
import { news2024 } from './news-2024.ts';

/** Oldest first; the operator sorts what it serves. */
export const news: z.input<typeof newsArticle>[] = [...news2024];
