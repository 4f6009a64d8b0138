/**
 * Nothing is painted before the browser has parsed as far as here: one frame with what matters in it instead of
 * several that come to it, and nothing in them moves. Only in the shell: in what streams in later it does nothing.
 */
export function FirstScreenEnd({ id = 'first-screen' }: { id?: string }) {
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      <i id={id} hidden />
    </>
  );
}
