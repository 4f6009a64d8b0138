import { whenIdle } from './when-idle.ts';

/**
 * What lies below the first screen is laid out when it comes near, and else one part after the other when nobody
 * waits: then heights are true, for the scroll bar, for a page one comes back to, and for who prints it.
 */
export function renderTheRest(): void {
  const root = document.documentElement;
  const waiting = [...document.querySelectorAll<HTMLElement>('.section,.later,footer')];
  const drawNext = () => {
    const part = waiting.shift();
    if (!part) return void (root.dataset['settled'] = '');
    part.style.contentVisibility = 'visible';
    whenIdle(drawNext);
  };
  whenIdle(drawNext);
}
