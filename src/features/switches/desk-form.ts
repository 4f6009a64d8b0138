import { noticeId, type Switch } from '#domain/switches.ts';
import { type Form, form } from '#forms/form.ts';
import { type Fault, goTo, type GoTo, type Refusal, refuse } from '#forms/outcome.ts';
import { refuseRole } from '#identity/staff/refuse-role.ts';
import { signAct } from '#identity/staff/staff.ts';
import { toast } from '#request/toast.ts';
import { type SwitchInput, switchSchema } from './form.ts';
import { forgetSwitches } from './known-store.ts';
import { saveSwitch } from './store.ts';

/** `on` is the ordinary state of a flow and of a way to pay, and `off` that of the notice. */
export const isSetBy = ({ id, state }: Pick<SwitchInput, 'id' | 'state'>): boolean =>
  id === noticeId ? state === 'on' : state === 'off';

/** All that is wrong with words and times at once; null where nothing is. */
function findFaults(input: SwitchInput, now: number): Refusal | null {
  const { id, textMn, textEn, from, until } = input;
  if (!isSetBy(input)) return null;
  const faults: Fault[] = [];
  // Words are there in both languages or in none; a notice is its words.
  const isNeeded = id === noticeId || textMn !== '' || textEn !== '';
  if (isNeeded && textMn === '') faults.push({ message: 'switch.fault.textMn', field: 'textMn' });
  if (isNeeded && textEn === '') faults.push({ message: 'switch.fault.textEn', field: 'textEn' });
  if (until !== null && until <= now) faults.push({ message: 'switch.fault.past', field: 'until' });
  else if (until !== null && from !== null && until <= from) {
    faults.push({ message: 'switch.fault.order', field: 'until' });
  }
  const [first, ...rest] = faults;
  return first ? { ok: false, faults: [first, ...rest] } : null;
}

/** Switches one flow or way to pay off or on again, or sets the notice, with a name and a reason. `ids`: those that there are. */
export const toSwitchForm = (ids: readonly string[]): Form<GoTo> =>
  form(
    {
      name: 'staff-switches',
      input: switchSchema,
      keep: ['id', 'state', 'tone', 'textMn', 'textEn', 'from', 'until', 'who', 'reason'],
    },
    async (input) => {
      const refused = await refuseRole('fulfil');
      if (refused) return refused;
      const { id, tone, textMn, textEn, from, until, revision } = input;
      if (!ids.includes(id)) return refuse('switch.fault.gone');
      const now = Date.now();
      const fault = findFaults(input, now);
      if (fault) return fault;
      const next: Switch = {
        id,
        isSet: isSetBy(input),
        tone,
        textMn,
        textEn,
        fromAt: from,
        untilAt: until,
        revision,
      };
      const { who, reason } = input;
      if (!(await saveSwitch(next, await signAct({ who, reason }), now))) {
        return refuse('switch.fault.changed');
      }
      forgetSwitches();
      return goTo('/staff/switches', { toast: toast('success', 'switch.saved') });
    },
  );
