import type * as z from 'zod/mini';
import type { plan, service } from '#contracts/content/services.ts';

export type PlanSeed = Omit<z.input<typeof plan>, 'highlight' | 'period'> & {
  highlight?: boolean;
  period?: 'MONTH' | 'ONCE';
};

interface Faq {
  questionMn: string;
  questionEn: string;
  answerMn: string;
  answerEn: string;
}

/** `childId` is the id of the category child whose page this service fills. */
export interface ServiceSeed {
  childId: string;
  service: z.input<typeof service> & { id: string } & { plans: PlanSeed[]; faq: Faq[] };
}
