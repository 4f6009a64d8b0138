import { dataSettled } from './page-contract.ts';
import { whenIdle } from './when-idle.ts';

const root = document.documentElement;
const settle = () => root.setAttribute(dataSettled, '');

/**
 * A part that is rendered late takes its real height in place of a guessed one. Below what is on the screen nobody sees
 * that. Who scrolls past guessed heights would see the page move, because the browser does not always compensate for
 * it: so the first scroll, which still is near the beginning, renders everything.
 */
export function renderOnScroll(): void {
  addEventListener('scroll', settle, { once: true, passive: true });
}

/**
 * CSS (`content-visibility`) leaves the parts below the first screen unrendered until they come near. This renders
 * them one after the other while the browser is idle, so that their heights are right for the scroll bar, for going
 * back and for printing.
 */
export function renderTheRest(): void {
  // Somebody scrolled before the scripts came.
  if (scrollY > 0) settle();
  const waiting = [...document.querySelectorAll<HTMLElement>('.section,.later,footer')];
  const renderNext = () => {
    if (root.hasAttribute(dataSettled)) return;
    const part = waiting.shift();
    if (!part) return settle();
    part.style.contentVisibility = 'visible';
    whenIdle(renderNext);
  };
  whenIdle(renderNext);
}
