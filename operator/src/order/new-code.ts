const digits = 16;

/** A code of a data or gift card, in groups of four, as it is printed on one. */
export function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(digits));
  const text = Array.from(bytes, (byte) => byte % 10).join('');
  return text.replaceAll(/\d{4}(?=\d)/g, '$&-');
}
