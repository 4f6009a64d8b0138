import { texts } from '#request/texts.ts';
import { PopoverButton } from './popover-button.tsx';
import { withIcon } from './with-icon.ts';

/** Closes the popover of this id. */
export function ClosePopover({ id, className = '' }: { id: string; className?: string }) {
  return (
    <PopoverButton
      id={id}
      closes
      className={`icon-btn ${withIcon('x')} ${className}`}
      label={texts().t('nav.close')}
    />
  );
}
