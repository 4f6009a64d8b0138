import { drawPhone } from './phone.ts';
import { drawTablet } from './tablet.ts';
import { drawWatch } from './watch.ts';

type Family = (parts: readonly string[]) => string | null;

const families: Record<string, Family> = {
  phone: drawPhone,
  tablet: drawTablet,
  watch: drawWatch,
};

/** The SVG of a name such as `phone-s3-graphite-back` (no extension), or null for an unknown name. */
export function drawPicture(name: string): string | null {
  const [family = '', ...parts] = name.split('-');
  return Object.hasOwn(families, family) ? (families[family]?.(parts) ?? null) : null;
}
