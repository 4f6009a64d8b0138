import { useEffect, useRef } from 'react';

/**
 * Restores the scroll position when the reader goes back. The router scrolls every new path to its top, so
 * positions are remembered by address here, and restored once the page is rendered (`route` has changed).
 */
export function useScrollMemory(route: string): { rememberScroll: () => void } {
  const positions = useRef(new Map<string, number>());
  const here = useRef('');
  const goTo = useRef<number | null>(null);

  useEffect(() => {
    here.current = location.href;
    const onPop = () => {
      positions.current.set(here.current, scrollY);
      goTo.current = positions.current.get(location.href) ?? 0;
    };
    // For a new document the browser restores the position itself.
    const onHide = () => {
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    addEventListener('popstate', onPop, true);
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('popstate', onPop, true);
      removeEventListener('pagehide', onHide);
    };
  }, []);

  const arrived = useRef(route);
  useEffect(() => {
    if (arrived.current === route) return;
    arrived.current = route;
    here.current = location.href;
    const y = goTo.current;
    goTo.current = null;
    if (y === null) return;
    // After the router's own scroll to the top.
    requestAnimationFrame(() => scrollTo({ top: y, behavior: 'instant' }));
  }, [route]);

  return { rememberScroll: () => positions.current.set(location.href, scrollY) };
}
