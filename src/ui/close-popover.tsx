import { texts } from '#i18n/texts.ts';
import { Icon } from './icon.tsx';

/** Closes the popover of this id; the browser does it, without JavaScript too. */
export function ClosePopover({ id }: { id: string }) {
  return (
    <button
      type="button"
      popoverTarget={id}
      popoverTargetAction="hide"
      className="icon-btn"
      aria-label={texts().t('nav.close')}
    >
      <Icon name="x" />
    </button>
  );
}
