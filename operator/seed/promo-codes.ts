/** Codes that anyone may try in the shop. */
export const promoCodes = [
  { code: 'TENGER10', per_cent: 10, most_mnt: 50_000, ends_at: '2030-01-01T00:00:00.000Z' },
  { code: 'STUDENT15', per_cent: 15, most_mnt: 30_000, ends_at: '2030-01-01T00:00:00.000Z' },
] as const;
