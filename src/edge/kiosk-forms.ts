import * as v from 'valibot';
import { formatTime } from '#domain/ulaanbaatar-time.ts';
import { settings } from '#env.ts';
import { form } from '#forms/form.ts';
import { goTo, refuse } from '#forms/outcome.ts';
import { becomeKiosk, findLinkedDevice } from '#identity/kiosk/device.ts';
import { countPinTry, deleteDevice } from '#identity/kiosk/store.ts';
import { isSameSecret } from '#identity/staff/pass.ts';
import { endVisit } from './end-visit.ts';

/** What the script of a kiosk sends while somebody uses it without leaving the page: a touch like every request. */
export const stillHereForm = form({ name: 'still-here', input: v.object({}) }, async () =>
  goTo('/'),
);

/** Makes a kiosk of the browser that has opened a link of the staff. */
export const setUpForm = form(
  {
    name: 'kiosk-setup',
    input: v.strictObject(
      { device: v.string('error.generic'), key: v.string('error.generic') },
      'error.generic',
    ),
  },
  async ({ device, key }, { request }) => {
    const linked = request.mode === 'browser' ? await findLinkedDevice(device, key) : null;
    if (!linked) return refuse('kiosk.setup.gone');
    // What this browser has had before is nobody's.
    const { headers = {} } = await endVisit('here');
    const isKiosk = await becomeKiosk(request, device);
    return isKiosk ? goTo('/kiosk', { headers }) : refuse('kiosk.setup.gone');
  },
);

/** Why a kiosk that staff have set up is not left; null where the PIN is right, and the device is given up. */
async function refusePin({ id, name }: { id: string; name: string }, pin: string) {
  const { KIOSK_PIN } = settings();
  if (!KIOSK_PIN) return refuse('kiosk.leave.noPin');
  const counted = await countPinTry(id);
  if ('pausedUntil' in counted) {
    const time = formatTime(new Date(counted.pausedUntil));
    return refuse('kiosk.leave.paused', 'pin', { time });
  }
  if (!(await isSameSecret(KIOSK_PIN, pin, KIOSK_PIN))) {
    return refuse('kiosk.leave.wrong', 'pin', { count: counted.left });
  }
  await deleteDevice(id, 'kiosk-left', { who: name, reason: 'PIN' });
  return null;
}

/** Makes a browser of a kiosk again: one that staff have set up asks for the PIN. */
export const leaveKioskForm = form(
  {
    name: 'kiosk-leave',
    input: v.strictObject({ pin: v.optional(v.string('error.generic'), '') }, 'error.generic'),
  },
  async ({ pin }, { request }) => {
    if (request.mode !== 'kiosk') return goTo('/');
    const refused = request.kioskDevice && (await refusePin(request.kioskDevice, pin.trim()));
    return refused ?? endVisit('here', { isLeft: true });
  },
);
