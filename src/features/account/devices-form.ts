import * as v from 'valibot';
import { form } from '#forms/form.ts';
import { goTo } from '#forms/outcome.ts';
import { endOthers } from '#identity/session/device-store.ts';
import { toast } from '#request/toast.ts';
import { customerAt } from '#identity/customer-at.ts';

const invalid = 'error.generic';

/** Of all others, where none is named. */
const input = v.strictObject(
  { device: v.optional(v.pipe(v.string(invalid), v.regex(/^(?:[0-9a-f]{16})?$/, invalid)), '') },
  invalid,
);

/** Signs the number out elsewhere. One that is out already is as good. */
export const devicesForm = form(
  { name: 'account.devices', input, who: customerAt('/account/devices') },
  async ({ device }, { customer }) => {
    await endOthers(customer, device);
    const said = device === '' ? 'account.devices.endedAll' : 'account.devices.ended';
    return goTo('/account/devices', { toast: toast('success', said) });
  },
);
