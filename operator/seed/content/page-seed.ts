import type * as z from 'zod/mini';
import type { contentPage } from '#contracts/content/pages.ts';

interface Fact {
  labelMn: string;
  labelEn: string;
  value: string;
}

interface Section {
  id: string;
  titleMn: string;
  titleEn: string;
  bodyMn: string;
  bodyEn: string;
  image?: string | null;
}

export type PageSeed = z.input<typeof contentPage> & { facts: Fact[]; sections: Section[] };
