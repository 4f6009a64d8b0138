import type { Journey } from '../visit.ts';
import { firstPress } from './first-press.ts';

/** What must work in every engine. */
export const journeys: readonly Journey[] = [firstPress];
