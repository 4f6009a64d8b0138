import { tests } from './forbid.js';

/** Rooms by floor, from the ground up; those on one floor never import each other. */
const floors = [
  ['domain', 'lib'],
  ['contracts', 'fields'],
  ['request', 'i18n', 'db'],
  ['services', 'tan', 'flow', 'ui', 'dan'],
  ['features'],
  ['pages', 'edge', 'jobs'],
];

/**
 * Neighbours of which one may see the other: texts follow the request's language, a session has its table, a
 * one-time code leaves by a service.
 */
const orderedNeighbours = [
  { from: 'i18n', to: 'request' },
  { from: 'request', to: 'db' },
  { from: 'tan', to: 'services' },
];

const inRooms = (rooms) => `^src/(${rooms.join('|')})/`;

export const lookDownOnly = floors.flatMap((rooms, floor) =>
  rooms.map((room) => {
    const above = floors.slice(floor + 1).flat();
    const beside = rooms.filter(
      (other) =>
        other !== room &&
        !orderedNeighbours.some((pair) => pair.from === room && pair.to === other),
    );
    return {
      name: `${room}-looks-down-only`,
      severity: 'error',
      from: { path: inRooms([room]), pathNot: tests },
      to: { path: inRooms([...above, ...beside]) },
    };
  }),
);
