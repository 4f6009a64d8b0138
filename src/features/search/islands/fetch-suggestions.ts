export interface Suggestion {
  title: string;
  category: string;
  link: string;
}

/** Null where this network has had its share of them. */
export async function fetchSuggestions(
  query: string,
  signal: AbortSignal,
): Promise<Suggestion[] | null> {
  const response = await fetch(`/api/suggest?q=${encodeURIComponent(query)}`, { signal });
  if (response.status === 429) return null;
  return response.ok ? ((await response.json()) as Suggestion[]) : [];
}
