import { killStars } from './killed-stars.ts';
import type { Figure } from './proof.ts';
import { onStage } from './stage.ts';

/** Whatever is lost, and whenever the site dies, each child's number is ordered once and its parent is told. */
export const proveStars = (): Promise<Figure[]> => onStage('stars', killStars);
