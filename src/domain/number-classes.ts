/** What a number is worth, from the dearest on. */
export const numberClasses = ['GOLD', 'SILVER', 'BRONZE', 'SUGGESTED', 'ORDINARY'] as const;
export type NumberClass = (typeof numberClasses)[number];
