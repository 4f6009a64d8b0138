import type { MessageKey } from '#i18n/translator.ts';
import type { Level, Reach } from './model.ts';

interface LevelLook {
  name: MessageKey;
  /** Where the name does not fit. */
  short: MessageKey;
  /** Of a cell or a tile. */
  cell: string;
  /** Of an area of the map. */
  area: string;
  /** Of a number on that area. */
  label: string;
}

/** How each level looks. The shade is never the only sign: cells and tiles have words or numbers. */
export const levelLooks: Readonly<Record<Level, LevelLook>> = {
  FULL: {
    name: 'coverage.full',
    short: 'coverage.fullShort',
    cell: 'bg-primary text-on-primary',
    area: 'fill-primary',
    label: 'fill-on-primary',
  },
  PART: {
    name: 'coverage.part',
    short: 'coverage.partShort',
    cell: 'bg-primary-tint text-primary-strong',
    area: 'fill-primary',
    label: 'fill-ink',
  },
  NONE: {
    name: 'coverage.none',
    short: 'coverage.noneShort',
    cell: 'text-muted',
    area: 'fill-raised',
    label: 'fill-muted',
  },
  UNKNOWN: {
    name: 'coverage.unknown',
    short: 'coverage.unknownShort',
    cell: 'border-1 border-dashed border-edge text-muted',
    area: 'fill-sunken',
    label: 'fill-muted',
  },
};

/** How strongly the map is coloured: fully only where the network is nearly everywhere. */
export function toShade({ level, percent }: Reach): number {
  if (level !== 'PART') return 1;
  return Number((0.15 + ((percent ?? 50) / 100) * 0.4).toFixed(2));
}
