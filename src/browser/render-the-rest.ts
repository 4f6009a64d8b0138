import { dataSettled } from './page-contract.ts';
import { whenIdle } from './when-idle.ts';

const root = document.documentElement;

/**
 * CSS (`content-visibility`) leaves the parts below the first screen unrendered until they come near. This renders
 * them one after the other while the browser is idle, so that their heights are right for the scroll bar, for going
 * back and for printing. The first scroll renders them all at once: see `views/head-script.tsx` of the navigation.
 */
export function renderTheRest(): void {
  const waiting = [...document.querySelectorAll<HTMLElement>('.section,.later,footer')];
  const renderNext = () => {
    if (root.hasAttribute(dataSettled)) return;
    const part = waiting.shift();
    if (!part) return root.setAttribute(dataSettled, '');
    part.style.contentVisibility = 'visible';
    whenIdle(renderNext);
  };
  whenIdle(renderNext);
}
