import { IconMark } from './icon-mark.tsx';
import { type IconName, iconNames } from './icon-names.ts';

const isKnown = (name: string): name is IconName => (iconNames as readonly string[]).includes(name);

/** An icon that upstream may have named: an unknown name becomes a neutral dot. */
export function Icon({ name, className = '' }: { name: string; className?: string }) {
  return <IconMark name={isKnown(name) ? name : 'circle-dot'} className={className} />;
}
