/**
 * Blocks the first paint until the browser has parsed the document up to here, so that the first screen is painted
 * complete and nothing in it moves. It has an effect in the shell only, not in parts that stream in later.
 */
export function FirstScreenEnd({ id = 'first-screen' }: { id?: string }) {
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      <i id={id} hidden />
    </>
  );
}
