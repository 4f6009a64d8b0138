import { killSims } from './killed-sims.ts';
import type { Figure } from './proof.ts';
import { raceRecoveries } from './raced-recoveries.ts';
import { onStage } from './stage.ts';

/** One recovery of a number however many press; and whenever the site dies, no number, SIM or profile twice, and none lost. */
export const proveSims = async (): Promise<Figure[]> => [
  ...(await raceRecoveries()),
  ...(await onStage('sims', killSims)),
];
