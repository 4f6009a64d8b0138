/** FNV-1a, 32 bits: enough to tell a handful of texts apart, and nothing to rely on. */
export function toShortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
