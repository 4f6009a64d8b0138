import type { IconName } from './icon-names.ts';
import sprite from './icons.gen.svg?url';

/**
 * Decorative: the words beside it say the same. It has no children for React: where a payload comes in parts, React
 * would set a part of a drawing aside with a style attribute, which the policy forbids.
 */
export function IconMark({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`icon ${className}`.trim()}
      dangerouslySetInnerHTML={{ __html: `<use href="${sprite}#${name}"></use>` }}
    />
  );
}
