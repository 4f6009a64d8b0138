import { killAssessments } from './killed-assessments.ts';
import type { Figure } from './proof.ts';
import { raceAssessments } from './raced-assessments.ts';
import { onStage } from './stage.ts';

/** However many begin for a number one fee is used; and whatever is lost, and whenever the site dies, one is paid and one decision comes. */
export const proveLeasing = async (): Promise<Figure[]> => [
  ...(await raceAssessments()),
  ...(await onStage('leasing', killAssessments)),
];
