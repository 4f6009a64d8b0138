import * as z from 'zod/mini';
import { _default as orDefault } from 'zod/mini';
import { setting } from './kinds.ts';

const whole = (most: number, unset: number, unit: string) =>
  setting(
    z.pipe(
      orDefault(z.string(), String(unset)),
      z
        .pipe(z.string(), z.transform(Number))
        .check(
          z.refine(
            (value) => Number.isInteger(value) && value >= 0 && value <= most,
            `set it to a whole number of ${unit} up to ${most}`,
          ),
        ),
    ),
  );

export const recoveryShape = {
  /** What it costs to replace a SIM, in MNT; 0 is nothing. */
  SIM_RECOVERY_FEE: whole(1_000_000, 5000, 'MNT'),
  /** How long the owner's SIM has to answer before it stops working. */
  SIM_RECOVERY_WAIT_MINUTES: whole(24 * 60, 10, 'minutes'),
};
