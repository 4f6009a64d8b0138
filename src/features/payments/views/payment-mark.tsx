import type { IconName } from '#ui/icon-names.ts';
import { withIcon } from '#ui/with-icon.ts';

const looks = {
  success: 'bg-success-tint before:text-success',
  danger: 'bg-danger-tint before:text-danger',
  warning: 'bg-warning-tint before:text-warning',
  quiet: 'bg-sunken before:text-muted',
  info: 'bg-primary-tint before:text-primary-strong',
} as const;

/** The state of a payment as a picture; the heading beside it says it in words. */
export function PaymentMark({ icon, look }: { icon: IconName; look: keyof typeof looks }) {
  return (
    <span
      aria-hidden
      className={`payment-mark grid place-items-center rounded-full ${looks[look]} ${withIcon(icon)}`}
    />
  );
}
