/** Megabytes as people say them: gigabytes from 1024 on, with one decimal where they are not whole. */
export function toDataVolume(mb: number): { amount: string; unit: 'mb' | 'gb' } {
  if (mb < 1024) return { amount: String(mb), unit: 'mb' };
  const gb = mb / 1024;
  return { amount: Number.isInteger(gb) ? String(gb) : gb.toFixed(1), unit: 'gb' };
}
