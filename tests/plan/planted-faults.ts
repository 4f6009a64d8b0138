/** A small house: what each file imports. Each fault stands alone in its file, named by the rule that must see it. */

export const sound: Readonly<Record<string, string>> = {
  'lib/log.ts': '',
  'domain/money.ts': '',
  'contracts/cart.ts': `import '#domain/money.ts'; import 'zod'; export type Cart = 1;`,
  'fields/phone.ts': `import '#domain/money.ts'; import 'valibot';`,
  'operator/src/operator.ts': `import '#contracts/cart.ts'; import '../seed/cards.ts';`,
  'operator/seed/cards.ts': `import '#domain/money.ts';`,
  'env.ts': `import { env } from 'cloudflare:workers'; export const DB = env;`,
  'db/schema.ts': `import 'drizzle-orm'; export type Row = 1;`,
  'db/lease.ts': `import '#env.ts'; import type { Row } from './schema.ts'; export type Lease = Row;`,
  'request/context.ts': `import { AsyncLocalStorage } from 'node:async_hooks'; new AsyncLocalStorage();`,
  'request/session.ts': `import '#env.ts'; import '#db/lease.ts';`,
  'i18n/texts.ts': `import '#request/context.ts'; import '../../locales/mn.json'; export type Key = 1;`,
  'i18n/localized.ts': `export const localized = 1;`,
  'services/upstream/call-upstream.ts': `import '#contracts/cart.ts'; import '#env.ts'; import '#db/lease.ts';`,
  'tan/tan.ts': `import '#env.ts'; import '#services/upstream/call-upstream.ts';`,
  'dan/store.ts': `import '#env.ts'; import '#db/lease.ts'; import '#request/session.ts'; import '#domain/money.ts';`,
  'flow/draft.ts': `import '#request/context.ts';`,
  'waku.ts': `export * from 'waku/router/server';`,
  'ui/link.tsx': `import '#i18n/texts.ts'; import '#request/context.ts'; import '#waku.ts';`,
  'ui/plain.tsx': `import '#domain/money.ts';`,
  'features/cart/model.ts': `import type { Cart } from '#contracts/cart.ts'; import '#i18n/localized.ts'; export type A = Cart;`,
  'features/cart/form.ts': `import './model.ts'; import '#fields/phone.ts'; import type { Key } from '#i18n/texts.ts'; export type B = Key;`,
  'features/cart/actions.ts': `import './form.ts'; import './store.ts'; import '#services/upstream/call-upstream.ts'; import '#lib/log.ts';`,
  'features/cart/store.ts': `import '#env.ts'; import '#db/lease.ts'; import './model.ts';`,
  'features/cart/islands/add.tsx': `import '../actions.ts'; import '../form.ts'; import '#ui/plain.tsx'; import 'waku/router/client';`,
  'features/cart/views/cart.tsx': `import '../islands/add.tsx'; import '#ui/link.tsx'; import '#flow/draft.ts'; import '#dan/store.ts';`,
  'features/shop/views/shop.tsx': `import '#services/upstream/call-upstream.ts';`,
  'pages/cart.tsx': `import '#features/cart/views/cart.tsx'; import '#features/shop/views/shop.tsx';`,
  'jobs/sweep.ts': `import '#env.ts'; import '#db/lease.ts'; import '#dan/store.ts';`,
  'edge/index.ts': `import '#request/session.ts'; import '#env.ts';`,
};

export const faults: Readonly<Record<string, readonly [place: string, code: string]>> = {
  'domain-looks-down-only': [
    'domain/a.ts',
    `import type { Cart } from '#contracts/cart.ts'; export type A = Cart;`,
  ],
  'lib-looks-down-only': ['lib/a.ts', `import '#contracts/cart.ts';`],
  'lib-imports-nothing': ['lib/b.ts', `import 'zod';`],
  'domain-imports-nothing': ['domain/b.ts', `import 'zod';`],
  'contracts-looks-down-only': ['contracts/a.ts', `import '#request/context.ts';`],
  'contracts-import-domain-only': ['contracts/b.ts', `import 'drizzle-orm';`],
  'fields-looks-down-only': [
    'fields/a.ts',
    `import type { Cart } from '#contracts/cart.ts'; export type A = Cart;`,
  ],
  'fields-import-domain-only': ['fields/b.ts', `import 'zod';`],
  'request-looks-down-only': ['request/a.ts', `import '#i18n/localized.ts';`],
  'i18n-looks-down-only': ['i18n/a.ts', `import '#services/upstream/call-upstream.ts';`],
  'db-looks-down-only': ['db/a.ts', `import '#request/context.ts';`],
  'operator-stands-alone': ['operator/src/a.ts', `import '#env.ts';`],
  'operator-over-http-only': ['services/a.ts', `void import('#operator/src/operator.ts');`],
  'services-looks-down-only': ['services/b.ts', `import '#ui/plain.tsx';`],
  'services-see-no-request': ['services/c.ts', `import '#i18n/texts.ts';`],
  'tan-looks-down-only': ['tan/a.ts', `import '#ui/plain.tsx';`],
  'tan-sees-no-request': ['tan/b.ts', `import '#request/context.ts';`],
  'flow-looks-down-only': ['flow/a.ts', `import '#services/upstream/call-upstream.ts';`],
  'dan-looks-down-only': ['dan/a.ts', `import '#services/upstream/call-upstream.ts';`],
  'dan-holds-the-result': ['dan/b.ts', `import '#i18n/localized.ts';`],
  'ui-looks-down-only': ['ui/a.tsx', `import '#features/cart/model.ts';`],
  'features-looks-down-only': ['features/cart/views/a.tsx', `import '#edge/index.ts';`],
  'pages-looks-down-only': ['pages/a.tsx', `import '#edge/index.ts';`],
  'edge-looks-down-only': ['edge/a.ts', `import '#pages/cart.tsx';`],
  'jobs-looks-down-only': ['jobs/a.ts', `import '#pages/cart.tsx';`],
  'schema-gives-types': ['services/d.ts', `import '#db/schema.ts';`],
  'db-below-few-rooms': ['features/cart/views/b.tsx', `import '#db/lease.ts';`],
  'env-below-few-rooms': ['pages/b.tsx', `import '#env.ts';`],
  'platform-behind-env': ['services/e.ts', `import 'cloudflare:workers';`],
  'framework-behind-its-door': ['pages/c.tsx', `import 'waku/router/server';`],
  'client-router-in-islands': ['ui/b.tsx', `import 'waku/router/client';`],
  'one-node-module': ['request/b.ts', `import 'node:fs';`],
  'flats-never-meet': ['features/shop/views/a.tsx', `import '#features/cart/views/cart.tsx';`],
  'model-is-pure': ['features/a/model.ts', `import '#services/upstream/call-upstream.ts';`],
  'model-and-form-take-types': ['features/b/model.ts', `import '#contracts/cart.ts';`],
  'form-is-shared': ['features/a/form.ts', `import '#request/context.ts';`],
  'store-is-data': ['features/a/store.ts', `import '#services/upstream/call-upstream.ts';`],
  'actions-draw-nothing': ['features/a/actions.ts', `import '#ui/plain.tsx';`],
  'islands-are-leaves': [
    'features/cart/islands/a.tsx',
    `import type { Key } from '#i18n/texts.ts'; export type A = Key;`,
  ],
  'no-circles': ['services/f.ts', `import './g.ts';`],
  'no-broken-imports': ['services/h.ts', `import './nowhere.ts';`],
  'no-development-packages': ['services/i.ts', `import 'vitest';`],
  'tests-behind-tests': ['services/j.ts', `import './k.test.ts';`],
};

/** What the faults need beside them. */
export const companions: Readonly<Record<string, string>> = {
  'services/g.ts': `import './f.ts';`,
  'services/k.test.ts': `import 'vitest'; import '#operator/src/operator.ts';`,
};

export const browserFaults: Readonly<Record<string, readonly [place: string, code: string]>> = {
  'islands-reach-no-server-room': ['features/cart/islands/b.tsx', `import '#ui/link.tsx';`],
  'islands-carry-no-texts': ['features/cart/islands/c.tsx', `import '../texts.ts';`],
};

export const browserCompanions: Readonly<Record<string, string>> = {
  'features/cart/texts.ts': `import '../../../locales/mn.json';`,
};
