import { forbid } from './forbid.js';

const flat = '^src/features/([^/]+)/';

/** The files of a flat are the same in each, and so is what they may import. */
export const flats = [
  forbid(
    'flats-never-meet',
    'Pages let them meet, through slots.',
    { path: flat },
    { path: '^src/features/', pathNot: '^src/features/$1/' },
  ),
  forbid(
    'model-is-pure',
    'Types, tables and pure functions: texts only by a translator that is handed in.',
    { path: `${flat}model\\.ts$` },
    { path: '^src/', pathNot: '^src/(domain|contracts|i18n)/|^src/routes\\.ts$' },
  ),
  forbid(
    'model-and-form-take-types',
    'Islands use both: the browser would load zod with the shapes, and every text.',
    { path: `${flat}(model|form)\\.ts$` },
    {
      path: '^src/(contracts|i18n)/',
      pathNot: '^src/i18n/(localized|format-[a-z]+)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'form-is-shared',
    'Island and action both use it. Message keys are types.',
    { path: `${flat}form\\.ts$` },
    { path: '^src/', pathNot: '^src/(domain|fields|i18n)/|^src/features/$1/model\\.ts$' },
  ),
  forbid(
    'store-is-data',
    "An area's reads and writes, nothing else.",
    { path: `${flat}store\\.ts$` },
    {
      path: '^src/',
      pathNot: '^src/(db|domain)/|^src/env\\.ts$|^src/features/$1/(model|statements)\\.ts$',
    },
  ),
  forbid(
    'actions-draw-nothing',
    'They answer with values.',
    { path: `${flat}actions\\.ts$` },
    { path: '^src/ui/|/(views|islands)/' },
  ),
  forbid(
    'islands-are-leaves',
    "Strings by props; of their flat only what is shared: actions, form, model; of ui only its islands and icons' names.",
    { path: `${flat}islands/` },
    {
      path: '^src/',
      pathNot: '^src/(domain|ui)/|^src/features/$1/(islands/|(actions|form|model)\\.ts$)',
    },
  ),
];
