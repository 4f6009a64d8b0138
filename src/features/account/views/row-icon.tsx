import type { IconName } from '#ui/icon-names.ts';
import { withIcon } from '#ui/with-icon.ts';

/** Of a row that ends in another icon: one element has one. */
export function RowIcon({ name }: { name: IconName }) {
  return <span className={`row shrink-0 text-xl text-primary ${withIcon(name)}`} />;
}
