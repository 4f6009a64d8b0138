import { form } from '#forms/form.ts';
import { goTo, refuse } from '#forms/outcome.ts';
import { deleteDevice, insertDevice } from '#identity/kiosk/store.ts';
import { refuseRole } from '#identity/staff/refuse-role.ts';
import { signAct } from '#identity/staff/staff.ts';
import { settleRead } from '#lib/outcome.ts';
import { toast } from '#request/toast.ts';
import { readBranches } from '#services/places.ts';
import { kiosksSchema } from './form.ts';

const page = '/staff/kiosks';

/** Staff get the link of a new kiosk, or give one up, each time with a name and a reason, which are logged. */
export const kiosksForm = form(
  { name: 'kiosks', input: kiosksSchema, keep: ['name', 'branch', 'device', 'who', 'reason'] },
  async (input) => {
    const refused = await refuseRole('fulfil');
    if (refused) return refused;
    const act = await signAct(input);
    if (input.intent === 'revoke') {
      return (await deleteDevice(input.device, 'kiosk-revoked', act))
        ? goTo(page, { toast: toast('success', 'kiosk.staff.revoked') })
        : refuse('kiosk.staff.gone');
    }
    const branches = await settleRead(await readBranches());
    if (branches.ok && !branches.value.some(({ id }) => id === input.branch)) {
      return refuse('kiosk.staff.noBranch', 'branch');
    }
    const id = crypto.randomUUID().replaceAll('-', '');
    await insertDevice({ id, name: input.name, branchId: input.branch }, act);
    return goTo(`${page}#device-${id}`, { toast: toast('success', 'kiosk.staff.added') });
  },
);
