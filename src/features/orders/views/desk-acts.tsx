import { findStaff, isStaff } from '#identity/staff/staff.ts';
import { texts } from '#request/texts.ts';
import { Field } from '#ui/form/field.tsx';
import { FieldFault } from '#ui/form/field-fault.tsx';
import { readFieldState } from '#ui/form/field-state.ts';
import { withIcon } from '#ui/with-icon.ts';

/** What can be done with the chosen orders: always in view, below the list. */
export async function DeskActs() {
  const { t } = texts();
  const staff = await findStaff();
  const mayCancel = await isStaff('refund');
  const id = 'order-fault';
  return (
    <div className="z-10 grid lg:sticky lg:bottom-0 gap-3 border-t-1 border-line bg-surface py-3 lg:grid-cols-[14rem_minmax(0,1fr)_auto] lg:items-end">
      <Field
        name="who"
        label={t('staff.who')}
        value={staff?.email ?? undefined}
        autoComplete="name"
        maxLength={80}
      />
      <Field name="reason" label={t('staff.reason')} maxLength={300} />
      <div className="flex flex-wrap gap-2">
        <button
          type="submit"
          name="to"
          value="SHIPPED"
          className={`btn-primary ${withIcon('truck')}`}
        >
          {t('desk.to.SHIPPED')}
        </button>
        <button
          type="submit"
          name="to"
          value="COMPLETED"
          className={`btn-quiet ${withIcon('circle-check')}`}
        >
          {t('desk.to.COMPLETED')}
        </button>
        {mayCancel && (
          <button
            type="submit"
            name="to"
            value="CANCELED"
            className={`btn-line text-danger ${withIcon('circle-x')}`}
          >
            {t('desk.to.CANCELED')}
          </button>
        )}
      </div>
      <FieldFault id={id} lines={readFieldState('order').faults} />
    </div>
  );
}
