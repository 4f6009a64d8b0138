/** The variant of this id, else the first in stock, else the first. */
export const chooseVariant = <Variant extends { id: string; stock: number | null }>(
  { variants }: { variants: readonly Variant[] },
  id: string | null,
): Variant | null =>
  variants.find((one) => one.id === id) ??
  variants.find(({ stock }) => stock !== 0) ??
  variants[0] ??
  null;

/** Whether it can be ordered: a service that does not say how many there are takes orders. */
export const isInStock = (
  { stockOnline }: { stockOnline: number | null },
  variant: { stock: number | null } | null | undefined,
): boolean => (variant ?? { stock: stockOnline }).stock !== 0;
