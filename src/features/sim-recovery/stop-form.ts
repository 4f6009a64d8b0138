import * as v from 'valibot';
import { brand } from '#domain/brand.ts';
import { form } from '#forms/form.ts';
import { goTo, refuse } from '#forms/outcome.ts';
import { toStopHref } from '#purchase/sim-recovery/model.ts';
import { stop } from '#purchase/sim-recovery/stop.ts';
import { findByStopToken } from '#purchase/sim-recovery/store.ts';

const invalid = 'error.generic';

/** The link in the owner's e-mail leads to a page with this form: programs that open links stop nothing. */
export const stopForm = form(
  {
    name: 'sim-recovery-stop',
    input: v.strictObject(
      { id: v.pipe(v.string(invalid), v.regex(/^[\w-]{43}$/, invalid)) },
      invalid,
    ),
  },
  async ({ id }) => {
    const recovery = await findByStopToken(id);
    if (!recovery) return refuse('simRecovery.stop.gone');
    if (recovery.endedBy === 'STOPPED' || (await stop(recovery))) return goTo(toStopHref(id));
    return refuse('simRecovery.stop.late', undefined, { phone: brand.callCentre });
  },
);
