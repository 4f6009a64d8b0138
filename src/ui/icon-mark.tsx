import type { IconName } from './icon-names.ts';
import sprite from './icons.gen.svg?url';

/**
 * A decorative icon: the text beside it has the meaning. Its content is set as HTML, because React would hide parts
 * of a streamed drawing by a style attribute, which the content security policy forbids.
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
