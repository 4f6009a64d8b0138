import type { EsimCheck } from '#domain/esim-devices.ts';
import { texts } from '#request/texts.ts';
import { Field } from '#ui/form/field.tsx';
import { withIcon } from '#ui/with-icon.ts';

/** The phone that an eSIM is for, if somebody wants to know whether it takes one. */
export function DeviceField() {
  const { t } = texts();
  return (
    <Field
      name="device"
      label={t('newNumber.device')}
      hint={t('newNumber.deviceHint')}
      optional={t('form.optional')}
      maxLength={60}
      autoComplete="off"
    />
  );
}

/** Warns, and refuses nobody, where the phone takes none or is not known. */
export function DeviceNote({ sim, check }: { sim: string; check: EsimCheck }) {
  const { t } = texts();
  if (sim !== 'ESIM' || check === 'yes') return null;
  return (
    <p
      role="status"
      className={`flex items-start gap-2 rounded-card bg-warning-tint p-4 text-warning ${withIcon('triangle-alert')}`}
    >
      {t(check === 'no' ? 'newNumber.deviceNo' : 'newNumber.deviceUnknown')}
    </p>
  );
}
