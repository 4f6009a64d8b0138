import { form } from '#forms/form.ts';
import { goTo, refuse } from '#forms/outcome.ts';
import { refuseRole } from '#identity/staff/refuse-role.ts';
import { signAct } from '#identity/staff/staff.ts';
import { movePlace, type NextState, nextStates } from '#purchase/move-place.ts';
import { findPlaceById, type PreorderPlace, readOpenPlaces } from '#purchase/place-store.ts';
import { toast } from '#request/toast.ts';
import { deskSchema } from './form.ts';

/** At a time: what arrives is laid ready in several presses. */
const maxMoved = 200;

const isNext = ({ state }: PreorderPlace, to: NextState): boolean =>
  (state === 'CONFIRMED' || state === 'READY') &&
  (nextStates[state] as readonly NextState[]).includes(to);

/** Staff move one place on, or lay ready all of a product, with a name and a reason, which are logged for each. */
export const preorderDeskForm = form(
  { name: 'staff-preorders', input: deskSchema, keep: ['id', 'product', 'who', 'reason'] },
  async ({ id, product, to, who, reason }) => {
    const refused = await refuseRole(to === 'EXPIRED' || to === 'CANCELED' ? 'refund' : 'fulfil');
    if (refused) return refused;
    const found = id
      ? [await findPlaceById(id)]
      : to === 'READY' && product
        ? await readOpenPlaces({ productId: product, state: 'CONFIRMED' }, { rows: maxMoved })
        : [];
    const act = await signAct({ who, reason });
    let moved = 0;
    for (const place of found) {
      if (!place || !isNext(place, to)) continue;
      if (await movePlace(place, { from: place.state, to, act })) moved += 1;
    }
    return moved > 0
      ? goTo('/staff/preorders', { toast: toast('success', 'preorder.desk.moved') })
      : refuse('preorder.desk.gone');
  },
);
