import type { CartItem, CartLabels } from '../model.ts';

/** Replaces placeholders such as `{{name}}`; one without a value stays. */
export function fillTemplate(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

/** The name in the reader's language; a text with the id while the name is unknown. */
export function toItemName(
  { nameMn, nameEn, productId }: Pick<CartItem, 'nameMn' | 'nameEn' | 'productId'>,
  labels: CartLabels,
): string {
  const name = labels.locale === 'en' ? nameEn : nameMn;
  return name || fillTemplate(labels.unknownName, { id: productId });
}
