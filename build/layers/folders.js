import { forbid } from './forbid.js';

/** What each folder may know of the others, and of the platform. */
export const folderRules = [
  forbid(
    'lib-imports-nothing',
    'The lowest layer: no other layer, no package, no runtime.',
    { path: '^src/lib/' },
    { pathNot: '^src/lib/' },
  ),
  forbid(
    'domain-imports-nothing',
    'Pure rules: no other folder, no package, no runtime; of the routes only which there are.',
    { path: '^src/(domain/|routes\\.ts$)' },
    { pathNot: '^src/(domain/|lib/|routes\\.ts$)' },
  ),
  forbid(
    'contracts-import-domain-only',
    'They are shared by the client and the embedded operator, and hold shapes alone.',
    { path: '^src/contracts/' },
    { pathNot: '^src/(contracts|domain|lib)/|^node_modules/zod/' },
  ),
  forbid(
    'browser-stands-alone',
    'It runs before React and is part of every page: no view, no text, no server.',
    { path: '^src/browser/' },
    { path: '^src/', pathNot: '^src/(browser|domain|lib)/|^src/routes\\.ts$' },
  ),
  forbid(
    'operator-stands-alone',
    'It is a worker of its own that may be replaced: it knows the contracts, not the site.',
    { path: '^operator/' },
    {
      path: '^(src|locales|build|scripts|tests|bench)/',
      pathNot: '^src/(contracts|domain|lib)/',
    },
  ),
  forbid(
    'operator-over-http-only',
    'The site asks it as it asks the real services: nothing of it is in the site, not even a type.',
    { path: '^src/' },
    { path: '^operator/' },
  ),
  forbid(
    'services-see-no-request',
    'A cache key must show every dimension: nothing ambient, so no texts either.',
    { path: '^src/services/' },
    { path: '^src/(request|i18n)/' },
  ),
  forbid(
    'tan-sees-no-request',
    'Who asks, from where and what for is handed in, so that every cap can be tested alone.',
    { path: '^src/identity/tan/' },
    { path: '^src/(request|i18n)/' },
  ),
  forbid(
    'schema-gives-types',
    'The worker is deployed without the library that the tables are described with.',
    { path: '^src/', pathNot: '^src/db/[a-z-]*schema\\.ts$' },
    {
      path: '^src/db/[a-z-]*schema\\.ts$|^node_modules/drizzle-orm/',
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'db-behind-stores',
    'Pages, views and actions reach the database through a store.',
    {
      path: '^src/',
      pathNot:
        '^src/(db|services|jobs|identity/tan|fraud|leasing|order|purchase)/|^src/(features|identity)/[^/]+/([a-z-]*store|statements)\\.ts$|^src/forms/(operation|run-once|outbox)\\.ts$|^src/identity/(staff/log|proof/applicant)\\.ts$|^src/flow/(((end|handoff|effort|consent)/)?store|visit-drafts)\\.ts$|^src/identity/session\\.ts$|^src/payment/(receipt/)?([a-z-]*store|model)\\.ts$|^src/payment/([a-z-]*store|(end|retry)-payment|send-refunds|payable|model|till)\\.ts$|^src/(till|retention)\\.ts$',
    },
    { path: '^src/db/' },
  ),
  forbid(
    'env-for-servers',
    'Settings and bindings are for code that runs on the server only; a feature reads them in its store.',
    {
      path: '^src/',
      pathNot:
        '^src/(db|services|messages|request|identity|fraud|leasing|order|purchase|edge|jobs)/|^src/features/[^/]+/[a-z-]*store\\.ts$|^src/flow/(effort|consent)/store\\.ts$|^src/flow/current-draft\\.ts$|^src/payment/(receipt/)?[a-z-]*store\\.ts$|^src/(payment/([a-z-]*store|bank-links|providers|start-payment)|till)\\.ts$',
    },
    { path: '^src/env\\.ts$' },
  ),
  forbid(
    'platform-behind-env',
    'Settings are checked in one place.',
    { path: '^src/', pathNot: '^src/env\\.ts$' },
    { path: '^cloudflare:' },
  ),
  forbid(
    'framework-behind-waku',
    'Only the entry, the file that names what is used of it, and the router of islands.',
    { path: '^src/', pathNot: '^src/waku(\\.server)?\\.tsx?$' },
    { path: '^node_modules/waku/', pathNot: '^node_modules/waku/.*router/client\\.' },
  ),
  forbid(
    'client-router-in-islands',
    'Elsewhere a link is an <a>; the intent script only fetches it beforehand.',
    { path: '^src/', pathNot: '/islands/|^src/browser/' },
    { path: '^node_modules/waku/.*router/client\\.' },
  ),
  forbid(
    'one-node-module',
    'Workers run without Node: only its AsyncLocalStorage is switched on.',
    { path: '^src/', pathNot: '^src/request/context\\.ts$' },
    { dependencyTypes: ['core'] },
  ),
];
