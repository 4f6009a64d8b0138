/** Passports with which everything occurs that can go wrong, for whoever tries to buy a visitor's SIM. */
export const awkwardPassports = {
  XX0000001: 'is blacklisted',
  XX0000002: 'check fails',
  XX0000003: 'check is slow',
  XX0000004: 'order loses its answer',
  XX0000005: 'order is refused',
  XX0000006: 'order fails',
  XX0000007: 'profile is late',
} as const;
type Wrong = (typeof awkwardPassports)[keyof typeof awkwardPassports];

export const isAwkwardPassport = (number: string, wrong: Wrong): boolean =>
  (awkwardPassports as Readonly<Record<string, Wrong>>)[number] === wrong;
