import { toDataVolume } from '#domain/data-volume.ts';
import type { Translate } from './translator.ts';

export function formatVolume(mb: number, t: Translate): string {
  const { amount, unit } = toDataVolume(mb);
  return `${amount} ${t(`unit.${unit}`)}`;
}
