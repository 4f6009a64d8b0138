/** What a parent may be to a child. */
export const starsRelations = ['MOTHER', 'FATHER', 'GUARDIAN', 'OTHER'] as const;
