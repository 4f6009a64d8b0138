import { products } from '../seed/shop/products.ts';
import { banners, news, services } from './scene-plans.ts';

function toName(address: string | null | undefined): string {
  return (address ?? '').replace('/pictures/', '').replace('.svg', '');
}

const count = (family: string, plans: readonly unknown[]) =>
  plans.map((_, index) => `${family}-${index + 1}`);

/** Pictures that a shared page may show: the first one of each variant of a product, and the cover of each news item. */
export function listPreviews(): string[] {
  const first = products.flatMap(({ images, variants }) => [
    toName(images[0]),
    ...variants.map(({ image }) => toName(image)),
  ]);
  return [...new Set([...first, ...count('news', news)])].filter(Boolean);
}

/** The name of every picture that the seed refers to. */
export function listPictures(): string[] {
  const shown = products.flatMap(({ images, variants }) => [
    ...images.map(toName),
    ...variants.map(({ image }) => toName(image)),
  ]);
  return [
    ...new Set([
      ...shown,
      'sim-physical',
      'sim-esim',
      ...count('banner', banners),
      ...count('news', news),
      ...Object.keys(services).map((topic) => `service-${topic}`),
    ]),
  ].filter(Boolean);
}
