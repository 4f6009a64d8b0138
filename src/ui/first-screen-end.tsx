/**
 * Nothing is painted before the browser has parsed as far as here: one frame with what matters in it instead of
 * several that come to it, and nothing in them moves. Only in the shell: in what streams in later it does nothing.
 */
export function FirstScreenEnd() {
  return (
    <>
      <link rel="expect" href="#first-screen" blocking="render" />
      <i id="first-screen" hidden />
    </>
  );
}
