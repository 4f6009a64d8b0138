/** Megabytes for display: gigabytes from 1024 MB on, with one decimal unless it is 0. */
export function toDataVolume(mb: number): { amount: string; unit: 'mb' | 'gb' } {
  if (mb < 1024) return { amount: String(mb), unit: 'mb' };
  return { amount: String(Number((mb / 1024).toFixed(1))), unit: 'gb' };
}
