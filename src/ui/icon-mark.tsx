import type { IconName } from './icon-names.ts';
import sprite from './icons.gen.svg?url';

/** Decorative: the words beside it say the same. */
export function IconMark({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={`icon ${className}`.trim()}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
