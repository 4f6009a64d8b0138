/**
 * Icons of the Lucide set that the site may show; upstream chooses among them by name. The sprite has them in this
 * order.
 */
export const iconNames = [
  'arrow-left',
  'arrow-left-right',
  'arrow-right',
  'arrow-up-right',
  'bed-double',
  'briefcase',
  'cable',
  'card-sim',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-alert',
  'circle-dot',
  'circle-plus',
  'clock',
  'cloud-off',
  'flag',
  'gift',
  'globe',
  'headphones',
  'house',
  'house-plus',
  'house-wifi',
  'locate-fixed',
  'log-out',
  'mail',
  'map-pin',
  'map-pin-off',
  'menu',
  'minus',
  'moon',
  'newspaper',
  'package',
  'package-open',
  'phone',
  'plane',
  'plus',
  'qr-code',
  'receipt-text',
  'recycle',
  'rotate-ccw',
  'rotate-cw',
  'router',
  'search',
  'search-x',
  'shield-check',
  'shopping-bag',
  'shopping-cart',
  'signal',
  'sliders-horizontal',
  'smartphone',
  'sparkles',
  'store',
  'sun',
  'tablet',
  'tablet-smartphone',
  'trash-2',
  'tv',
  'unlink',
  'user-round',
  'user-round-check',
  'user-x',
  'users',
  'wallet',
  'watch',
  'x',
] as const;
export type IconName = (typeof iconNames)[number];

const isKnown = (name: string): name is IconName => (iconNames as readonly string[]).includes(name);

/** The icon that upstream has named; an unknown name becomes a neutral dot. */
export const toIconName = (name: string): IconName => (isKnown(name) ? name : 'circle-dot');

/** Where the icon is in the sprite, as the `mask-position` that shows it. */
export function toSpritePosition(name: IconName): string {
  const share = iconNames.indexOf(name) / (iconNames.length - 1);
  return `${Number((share * 100).toFixed(4))}%`;
}
