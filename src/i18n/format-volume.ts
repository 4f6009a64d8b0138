import { toDataVolume } from '#domain/data-volume.ts';
import { keepTogether } from './keep-together.ts';
import type { Translate } from './translator.ts';

export function formatVolume(mb: number, t: Translate): string {
  const { amount, unit } = toDataVolume(mb);
  return keepTogether(`${amount} ${t(`unit.${unit}`)}`);
}
