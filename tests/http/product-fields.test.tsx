import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Product, product } from '#contracts/commerce/products.ts';
import { Gallery } from '#features/shop/views/gallery.tsx';
import { ProductCard } from '#features/shop/views/product-card.tsx';
import { ProductJsonLd } from '#features/shop/views/product-json-ld.tsx';
import { VariantChoices } from '#features/shop/views/variant-choices.tsx';
import { runInContext } from '#request/context.ts';
import { visit } from '../unit/visit.ts';
import { listElements, toText } from './page-html.ts';
import { xssAddresses } from './xss-parts.ts';
import { xssPayloads } from './xss-payloads.ts';

/** A product whose every word is the payload, as far as the contract lets it pass. */
function toProduct(payload: string, picture = '/pictures/x.svg'): Product {
  const names = { nameMn: payload, nameEn: payload };
  return product.parse({
    ...names,
    id: payload.slice(0, 128) || 'p',
    slug: payload,
    categoryId: 'c',
    brand: payload,
    price: 1000,
    oldPrice: 2000,
    images: [picture, picture],
    type: 'PHYSICAL',
    highlightsMn: [payload],
    highlightsEn: [payload],
    colors: [payload, '#111', `url(${payload})`],
    stockOnline: 0,
    ratingAvg: 4,
    ratingCount: 2,
    badges: [payload],
    descriptionMn: payload,
    descriptionEn: payload,
    variants: [
      { id: 'v-1', color: payload, colorNameMn: payload, colorNameEn: payload, price: 1, stock: 1 },
      { id: 'v-2', color: '#222', storage: payload, price: 1, stock: 0 },
    ],
  });
}

function draw(nodes: ReactNode) {
  const html = runInContext(visit(), () => renderToStaticMarkup(<main>{nodes}</main>));
  return listElements(html, true);
}

function renderAll(one: Product) {
  const [chosen = null] = one.variants;
  return draw(
    <>
      <ProductCard product={one} isEager />
      <VariantChoices product={one} chosen={chosen} />
      <Gallery firstInline={null} pictures={one.images} name={one.nameMn} />
      <ProductJsonLd product={one} chosen={chosen} />
    </>,
  );
}

const plain = renderAll(toProduct('plain'));
const tags = new Set(plain.map(({ tagName }) => tagName));
const attributes = new Set(plain.flatMap(({ properties }) => Object.keys(properties)));

test('a product says its words as text, whatever they are', () => {
  for (const payload of xssPayloads) {
    const elements = renderAll(toProduct(payload));
    for (const { tagName, properties } of elements) {
      expect.soft(tags, payload).toContain(tagName);
      for (const [name, value] of Object.entries(properties)) {
        expect.soft(attributes, payload).toContain(name);
        if (name === 'href')
          expect.soft(String(value), payload).toMatch(/^(\/shop\/|\/pictures\/|#picture-\d)/);
        if (name === 'fill')
          expect.soft(String(value), payload).toMatch(/^(#[0-9a-f]+|none|[a-z]+)$/i);
      }
    }
    const [json] = elements.filter(({ tagName }) => tagName === 'script');
    const said = JSON.parse(json ? toText(json) : '') as { name: string };
    expect.soft(said.name).toBe(payload);
  }
});

test('no picture of a product comes from an address that is more than one', () => {
  for (const address of xssAddresses) {
    const one = product.safeParse({ ...toProduct('plain'), images: [address] });
    for (const picture of one.data?.images ?? [])
      expect.soft(picture).toMatch(/^(https?:\/\/|\/(?![/\\])|#)[^\t\n\r]*$/i);
  }
});
