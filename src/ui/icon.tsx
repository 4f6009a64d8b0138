import { iconNames } from './icon-names.ts';

/** Decorative: the words beside it say the same. A name that upstream made up becomes a neutral dot. */
export function Icon({ name, className = '' }: { name: string; className?: string }) {
  const known = (iconNames as readonly string[]).includes(name) ? name : 'circle-dot';
  return <span aria-hidden="true" className={`i-lucide-${known} ${className}`} />;
}
