const forbidden = new Set(['__proto__', 'constructor', 'prototype']);
const suspicious = /__proto__|constructor|prototype|\\u00/;

/** True when an object anywhere in the parsed JSON has a key that could reach a prototype. */
export function hasForbiddenKey(text: string, parsed: unknown): boolean {
  // Almost no answer holds these words: walking each of them would cost more than parsing it.
  if (!suspicious.test(text)) return false;
  const open: unknown[] = [parsed];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value) && Object.keys(value).some((key) => forbidden.has(key))) return true;
    for (const child of Object.values(value)) open.push(child);
  }
  return false;
}
