import type * as z from 'zod/mini';
import type { newsArticle } from '#contracts/content/news.ts';
import { news2024 } from './news-2024.ts';
import { news2025FirstHalf } from './news-2025-first-half.ts';
import { news2025SecondHalf } from './news-2025-second-half.ts';
import { news2026FirstHalf } from './news-2026-first-half.ts';
import { news2026SecondHalf } from './news-2026-second-half.ts';

/** Oldest first; the operator sorts what it serves. */
export const news: z.input<typeof newsArticle>[] = [
  ...news2024,
  ...news2025FirstHalf,
  ...news2025SecondHalf,
  ...news2026FirstHalf,
  ...news2026SecondHalf,
];
