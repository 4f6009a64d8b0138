import { tests } from './forbid.js';

/** Folders of `src` by layer, the lowest first; those of one layer do not import each other. */
const layers = [
  ['lib'],
  ['domain'],
  ['contracts'],
  ['i18n', 'db', 'request', 'browser'],
  ['services', 'ui'],
  ['forms'],
  ['messages'],
  ['identity'],
  ['fraud'],
  ['flow'],
  ['payment'],
  ['leasing'],
  ['order', 'purchase'],
  ['features'],
  ['pages', 'edge', 'jobs', 'front'],
];

/** Folders of one layer of which one may import the other: the texts follow the request's language. */
const orderedNeighbours = [{ from: 'request', to: 'i18n' }];

const inFolders = (folders) => `^src/(${folders.join('|')})/`;

export const importDownOnly = layers.flatMap((folders, layer) =>
  folders.map((folder) => {
    const above = layers.slice(layer + 1).flat();
    const beside = folders.filter(
      (other) =>
        other !== folder &&
        !orderedNeighbours.some((pair) => pair.from === folder && pair.to === other),
    );
    return {
      name: `${folder}-imports-down-only`,
      severity: 'error',
      from: { path: inFolders([folder]), pathNot: tests },
      to: { path: inFolders([...above, ...beside]) },
    };
  }),
);
