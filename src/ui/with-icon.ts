import type { IconName } from './icon-names.ts';

/**
 * Class names that show an icon before the content of an element, without an element of its own. It is decorative:
 * the text or the label beside it has the meaning. `before:` utilities style it.
 */
export const withIcon = (name: IconName): string => `icon-before i-${name}`;

/** The same after the content, styled by `after:` utilities. */
export const withEndIcon = (name: IconName): string => `icon-after i-${name}`;
