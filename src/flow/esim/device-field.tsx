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

export interface Device {
  sim: string;
  check: EsimCheck;
}

const warning = `bg-warning-tint text-warning ${withIcon('triangle-alert')}`;
const looks = {
  no: { tone: warning, text: 'newNumber.deviceNo' },
  unknown: { tone: warning, text: 'newNumber.deviceUnknown' },
  unsaid: { tone: `bg-info-tint text-info ${withIcon('info')}`, text: 'newNumber.deviceUnsaid' },
} as const;

/**
 * Warns, and refuses nobody, where the phone takes none or is not known, and says how to find out where nothing was typed;
 * `step` is where the card is chosen instead.
 */
export function DeviceNote({ sim, check, step }: Device & { step: string }) {
  const { t } = texts();
  if (sim !== 'ESIM' || check === 'yes') return null;
  const { tone, text } = looks[check];
  return (
    <div role="status" className={`flex items-start gap-2 rounded-card p-4 ${tone}`}>
      <div>
        <p>{t(text)}</p>
        <a href={step} data-document className="line-link font-bold underline underline-offset-4">
          {t('newNumber.deviceChange')}
        </a>
      </div>
    </div>
  );
}
