import { requestContext } from '#request/context.ts';

/** Structured data for search engines; `<` is escaped so that no text can end the element. */
export function JsonLd({ content }: { content: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...content }).replace(
    /</g,
    '\\u003c',
  );
  return (
    <script
      type="application/ld+json"
      nonce={requestContext().nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
