import { texts } from '#request/texts.ts';
import { Icon } from './icon.tsx';
import { PopoverButton } from './popover-button.tsx';

/** Closes the popover of this id. */
export function ClosePopover({ id }: { id: string }) {
  return (
    <PopoverButton id={id} closes className="icon-btn" label={texts().t('nav.close')}>
      <Icon name="x" />
    </PopoverButton>
  );
}
