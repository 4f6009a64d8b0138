import { guessBills } from './bill-guesses.ts';
import { killWhilePaying } from './killed-bills.ts';
import { payLate } from './late-bills.ts';
import { payInParallel } from './parallel-bills.ts';
import type { Figure } from './proof.ts';
import { onStage } from './stage.ts';

/** What is paid is paid once and has its effect once, whatever is lost and whenever the site dies; look-ups tell no more than they may. */
export const proveBills = (): Promise<Figure[]> =>
  onStage('bills', async (stage) => [
    ...(await payInParallel(stage)),
    ...(await killWhilePaying(stage)),
    ...(await payLate(stage)),
    ...(await guessBills()),
  ]);
