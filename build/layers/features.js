import { forbid } from './forbid.js';

/** `$1` is the folder of a feature, in `features` or in `identity`. */
const feature = '^src/(features/[^/]+|identity/[^/]+)/';

/** The files of a feature are the same in each, and so is what they may import. */
export const featureRules = [
  forbid(
    'features-stay-apart',
    'Pages let them meet, through slots.',
    { path: '^src/(features/[^/]+)/' },
    { path: '^src/features/', pathNot: '^src/$1/' },
  ),
  forbid(
    'model-is-pure',
    'Types, tables and pure functions: texts only by a translator that is handed in.',
    { path: `${feature}model\\.ts$` },
    {
      path: '^src/',
      pathNot:
        '^src/(lib|domain|contracts|i18n)/|^src/routes\\.ts$|^src/(payment|payment/receipt|order)/model\\.ts$|^src/features/roaming/estimate-trip\\.ts$',
    },
  ),
  forbid(
    'model-and-form-take-types',
    'Islands use both: the browser would load zod with the shapes, and every text.',
    { path: `${feature}(model|form)\\.ts$` },
    {
      path: '^src/(contracts|i18n)/',
      pathNot: '^src/i18n/(localized|format-[a-z]+)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'form-is-shared',
    'Island and action both use it. Message keys are types.',
    { path: `${feature}form\\.ts$` },
    { path: '^src/', pathNot: '^src/(lib|domain|forms|i18n)/|^src/$1/model\\.ts$' },
  ),
  forbid(
    'store-is-data',
    "An area's reads and writes, nothing else.",
    { path: `${feature}[a-z-]*store\\.ts$` },
    {
      path: '^src/',
      pathNot:
        '^src/(db|domain|lib)/|^src/env\\.ts$|^src/forms/(operation|run-once|outbox)\\.ts$|^src/messages/(message-topic|table)\\.ts$|^src/flow/((end/)?store|model)\\.ts$|^src/(payment|order|purchase|leasing)/([a-z-]*(store|topic|topics|order|model|item)|payable)\\.ts$|^src/identity/(staff/log|session/newcomer-store|fresh-code/store)\\.ts$|^src/$1/([a-z-]*store|model|statements|caps|purposes)\\.ts$',
    },
  ),
  forbid(
    'actions-render-nothing',
    'They answer with values.',
    { path: `${feature}actions\\.ts$` },
    { path: '^src/ui/|/(views|islands)/' },
  ),
  forbid(
    'islands-are-leaves',
    "Strings by props; of their feature only what is shared: actions, form, model; of ui only its islands and icons' names; and what runs in the browser.",
    { path: `${feature}islands/` },
    {
      path: '^src/',
      pathNot:
        '^src/(lib|domain|ui|browser)/|^src/forms/operation-id\\.ts$|^src/routes\\.ts$|^src/$1/(islands/|(actions|form|model)\\.ts$)',
    },
  ),
];
