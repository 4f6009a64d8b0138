import { drawAccessory } from './accessory.ts';
import { drawEarbuds } from './earbuds.ts';
import { drawHome } from './home.ts';
import { drawPhone } from './phone.ts';
import { drawRouter } from './router.ts';
import { drawBanner, drawNewsCover, drawServicePicture } from './scene.ts';
import { drawGiftCard, drawSim } from './sim-card.ts';
import { drawTablet } from './tablet.ts';
import { drawWatch } from './watch.ts';

type Family = (parts: readonly string[]) => string | null;

const families: Record<string, Family> = {
  accessory: drawAccessory,
  banner: drawBanner,
  card: drawGiftCard,
  earbuds: drawEarbuds,
  home: drawHome,
  news: drawNewsCover,
  phone: drawPhone,
  router: drawRouter,
  service: drawServicePicture,
  sim: drawSim,
  tablet: drawTablet,
  watch: drawWatch,
};

/** The SVG of a name such as `phone-s3-graphite-back` (no extension), or null for an unknown name. */
export function drawPicture(name: string): string | null {
  const [family = '', ...parts] = name.split('-');
  return Object.hasOwn(families, family) ? (families[family]?.(parts) ?? null) : null;
}
