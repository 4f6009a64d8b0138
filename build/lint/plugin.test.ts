import { join } from 'node:path';
import { RuleTester } from 'oxlint/plugins-dev';
import { describe, test } from 'vitest';
import plugin from './plugin.ts';

RuleTester.describe = describe;
RuleTester.it = test;

type Case = readonly [path: string, code: string];

/** Paths are below src. */
const cases: Readonly<Record<string, { good: readonly Case[]; bad: readonly Case[] }>> = {
  'directives-by-folder': {
    good: [
      ['features/cart/actions.ts', `'use server'; export const add = 1;`],
      ['flow/handoff/actions.ts', `'use server'; export const add = 1;`],
      ['features/cart/islands/add.tsx', `'use client'; export const Add = 1;`],
      ['features/cart/islands/add.test.tsx', `test('adds', () => {});`],
      ['features/cart/islands/state.ts', `export const a = 1;`],
      ['ui/link.tsx', `export const say = 'use client';`],
    ],
    bad: [
      ['features/cart/store.ts', `'use server'; export const add = 1;`],
      ['features/cart/views/cart.tsx', `export function a() { 'use server'; }`],
      ['features/cart/actions.ts', `'use server'; export const a = () => { 'use server'; };`],
      ['features/cart/actions.ts', `export const add = 1;`],
      ['features/cart/views/cart.tsx', `'use client'; export const Cart = 1;`],
      ['features/cart/islands/add.tsx', `export const Add = 1;`],
    ],
  },
  'hooks-in-islands': {
    good: [
      ['features/cart/islands/add.tsx', `import { useId } from 'react';`],
      ['features/cart/views/cart.tsx', `import { Suspense, type useId } from 'react';`],
      ['features/cart/views/cart.tsx', `import type { useId } from 'react';`],
    ],
    bad: [
      ['features/cart/views/cart.tsx', `import { useId } from 'react';`],
      ['pages/about.tsx', `import { use as wait } from 'react';`],
      ['request/texts.ts', `import { cache } from 'react';`],
      ['ui/icon.tsx', `import * as React from 'react';`],
      ['ui/icon.tsx', `import React from 'react';`],
      ['pages/_root.tsx', `import { preload } from 'react-dom';`],
    ],
  },
  'pages-name-their-route': {
    good: [
      ['pages/about.tsx', `export const getConfig = route('/about');`],
      ['pages/index.tsx', `export const getConfig = route('/');`],
      ['pages/_root.tsx', `export const getConfig = perRequest;`],
      ['pages/news/[id].tsx', `export const getConfig = route('/news/[id]');`],
      ['pages/_api/health.ts', `export const GET = 1;`],
      ['pages/_interceptors/nonce.ts', `export default 1;`],
    ],
    bad: [
      ['pages/about.tsx', `export default 1;`],
      ['pages/about.tsx', `export const getConfig = perRequest;`],
      ['pages/about.tsx', `export const getConfig = route('/news');`],
      ['pages/_layout.tsx', `const getConfig = 1;`],
    ],
  },
  'links-name-a-page': {
    good: [
      ['ui/a.tsx', `<a href="/shop?sort=new" />`],
      ['ui/a.tsx', '<a href={`/shop/${slug}`} />'],
      ['ui/a.tsx', `<a href="#top" />`],
      ['ui/a.tsx', `<form action="/preferences" />`],
      ['ui/a.tsx', `<link href="/brand/icon.svg" />`],
    ],
    bad: [
      ['ui/a.tsx', `<a href="/shopp" />`],
      ['ui/a.tsx', '<a href={`/brands/${id}`} />'],
      ['ui/a.tsx', `<form action="/new" />`],
    ],
  },
  'unstable-names-behind-waku': {
    good: [
      ['waku.ts', `export { unstable_setNonce as setNonce } from 'waku/router/server';`],
      ['ui/link.tsx', `const unstable = 1;`],
    ],
    bad: [
      ['ui/link.tsx', `import { unstable_notFound as gone } from 'waku/router/server';`],
      ['ui/link.tsx', `import * as waku from 'waku'; waku.unstable_rerenderRoute();`],
      ['ui/link.tsx', `import { Slice_UNSTABLE as Slice } from 'waku';`],
      ['ui/link.tsx', `import * as waku from 'waku'; waku['unstable_x']();`],
    ],
  },
  'no-raw-redirect': {
    good: [
      ['request/redirect-to.ts', `import { redirect } from '#waku.ts';`],
      ['pages/a.tsx', `import { redirect } from '#request/redirect-to.ts';`],
    ],
    bad: [
      ['pages/a.tsx', `import { redirect } from '#waku.ts';`],
      ['pages/a.tsx', `import { unstable_redirect as go } from 'waku/router/server';`],
      ['pages/a.tsx', `export { unstable_redirect as go } from 'waku/router/server';`],
    ],
  },
  'no-literal-text': {
    good: [
      ['ui/a.tsx', `<p>{t('empty')} · 1,000₮</p>`],
      ['ui/a.tsx', `<A title="flow.cart.title" className="row" id={'main'} />`],
      ['ui/a.tsx', '<img alt="" title={`${name}: ${size}`} />'],
    ],
    bad: [
      ['ui/a.tsx', `<p>Hello</p>`],
      ['ui/a.tsx', `<p>Сайн уу</p>`],
      ['ui/a.tsx', `<p>{'Hello'}</p>`],
      ['ui/a.tsx', `<p>{open ? t('a') : 'Closed'}</p>`],
      ['ui/a.tsx', `<>{name || 'Nobody'}</>`],
      ['ui/a.tsx', '<p>{`${count} items`}</p>'],
      ['ui/a.tsx', `<img alt="A phone" />`],
      ['ui/a.tsx', `<input placeholder="Дугаар" />`],
      ['ui/a.tsx', `<a title={open ? 'Open' : t('shut')} />`],
      ['ui/a.tsx', '<button aria-label={`Remove ${name}`} />'],
    ],
  },
  'no-literal-colour': {
    good: [
      ['ui/a.tsx', `<a href="#face" className="bg-primary text-on-primary" />`],
      ['ui/a.tsx', `<path fill="none" stroke="currentColor" mask="url(#cut)" />`],
      ['../operator/pictures/sky.tsx', `export const sky = '#aaccff';`],
    ],
    bad: [
      ['ui/a.tsx', `<p style={{ color: '#fff' }} />`],
      ['ui/a.tsx', `<p className="bg-[#0a0a0a]" />`],
      ['ui/a.tsx', '<p style={{ background: `rgb(${r} 0 0)` }} />'],
      ['ui/a.tsx', `<path fill="white" />`],
      ['ui/a.tsx', `<p className="p-2 text-red-500" />`],
    ],
  },
  'bindings-by-folder': {
    good: [
      ['features/cart/store.ts', `import { DB } from '#env.ts';`],
      ['identity/session.ts', `import { DB } from '#env.ts';`],
      ['edge/limits.ts', `import { settings } from '#env.ts';`],
    ],
    bad: [
      ['features/cart/actions.ts', `import { DB } from '#env.ts';`],
      ['services/content.ts', `import { OPERATOR as db } from '#env.ts';`],
      ['request/context.ts', `import * as env from '#env.ts';`],
    ],
  },
  'imports-by-folder': {
    good: [
      ['features/cart/views/a.tsx', `import { b } from '../model.ts'; import '#ui/link.tsx';`],
      ['i18n/translator.ts', `import mn from '../../locales/mn.json' with { type: 'json' };`],
      ['waku.server.tsx', `import { a } from '#waku.ts';`],
    ],
    bad: [
      ['features/cart/views/a.tsx', `import { b } from '../../../ui/link.tsx';`],
      ['features/cart/views/a.tsx', `import { b } from '../../shop/model.ts';`],
      ['features/cart/views/a.tsx', `import { b } from '#features/cart/model.ts';`],
      ['ui/a.tsx', `import { b } from './b';`],
      ['ui/index.ts', `export * from './b.ts';`],
    ],
  },
};

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });

for (const [name, { good, bad }] of Object.entries(cases)) {
  const rule = plugin.rules[name];
  if (!rule) throw new Error(`The plugin has no rule ${name}.`);
  const toCase = ([path, code]: Case) => ({
    name: `${path}: ${code}`,
    code,
    filename: join(process.cwd(), 'src', path),
  });
  tester.run(name, rule, {
    valid: good.map(toCase),
    invalid: bad.map((one) => ({ ...toCase(one), errors: 1 })),
  });
}
