import * as v from 'valibot';
import { topic } from '#forms/outbox.ts';
import { advanceRecovery } from './advance.ts';

/** Carries on what costs nothing, and so is no purchase with an effect of its own. */
export const freeTopic = topic('sim-recovery', v.strictObject({ id: v.string() }), ({ id }, key) =>
  advanceRecovery(id, key, Date.now()),
);
