/**
 * Editors' HTML as elements. The parser behind it is a third of the worker's start, so it is loaded by the first
 * page that has such text.
 */
export async function EditorsText({ html, className }: { html: string; className?: string }) {
  const { RichText } = await import('./rich-text.tsx');
  return <RichText html={html} {...(className ? { className } : {})} />;
}
