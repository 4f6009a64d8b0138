/** The cart that the document was rendered with, as JSON; undefined where it shows none, and on the server. */
export function readRenderedCart(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLElement>('[data-rendered-cart]')?.dataset['renderedCart'];
}
