/** Why somebody wants a smaller plan. */
export const downgradeReasons = ['PRICE', 'UNUSED', 'NETWORK', 'OTHER'] as const;
