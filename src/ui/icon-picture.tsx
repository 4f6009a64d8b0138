import { toIconName } from './icon-names.ts';
import { withIcon } from './with-icon.ts';

const isPicture = (icon: string) => icon.includes('/');

/** The class that draws an icon by its name; none where upstream has sent a picture instead, which `IconPicture` shows. */
export const withIconOf = (icon: string): string =>
  isPicture(icon) ? '' : withIcon(toIconName(icon));

export function IconPicture({ icon }: { icon: string }) {
  if (!isPicture(icon)) return null;
  return (
    <img
      src={icon}
      alt=""
      width="24"
      height="24"
      loading="lazy"
      decoding="async"
      className="h-6 w-6 shrink-0 object-contain"
    />
  );
}
