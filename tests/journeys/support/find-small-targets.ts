import type { Page } from 'playwright/test';

/** Runs in the page. */
function findInPage(min: number): string[] {
  // An area of a map is as large as it is; a select beside the map offers the same (WCAG 2.5.8, "equivalent").
  const interactive =
    'a[href]:not(svg a[tabindex="-1"]), button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option], [tabindex="0"]:not(.table)';

  /** The element that a finger may hit instead: a checkbox's label. */
  function toHit(element: Element): Element {
    return element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element;
  }

  /** Whether it is a link in the middle of a sentence, which can only be as high as its line. */
  function isInline(element: Element): boolean {
    const parent = element.parentElement;
    if (!parent || getComputedStyle(element).display !== 'inline' || !element.matches('a'))
      return false;
    const around =
      (parent.textContent ?? '').trim().length - (element.textContent ?? '').trim().length;
    return around > 0 && parent.closest('p, li, td, dd, .rich') !== null;
  }

  function reaches(element: Element, x: number, y: number): boolean {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return false;
    return hit === element || element.contains(hit) || hit.closest(interactive) === element;
  }

  /** Whether half of `min` in each direction from its centre hits it. */
  function isLargeByHit(element: Element): boolean {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y, half] = [left + width / 2, top + height / 2, min / 2 - 1];
    const across =
      width >= min - 0.5 || (reaches(element, x - half, y) && reaches(element, x + half, y));
    const down =
      height >= min - 0.5 || (reaches(element, x, y - half) && reaches(element, x, y + half));
    return across && down;
  }

  const small: string[] = [];
  for (const found of document.querySelectorAll(interactive)) {
    if (!found.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const element = toHit(found);
    const { width, height } = element.getBoundingClientRect();
    // Visible only while it has the focus, like the skip link.
    if (width <= 1 || height <= 1) continue;
    if (width >= min - 0.5 && height >= min - 0.5) continue;
    if (isInline(element) || isLargeByHit(element)) continue;
    const name = (found.getAttribute('aria-label') ?? found.textContent ?? '').trim().slice(0, 40);
    small.push(
      `${found.tagName.toLowerCase()} "${name}" ${Math.round(width)}×${Math.round(height)}`,
    );
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return small.length > 6 ? [...small.slice(0, 5), `and ${small.length - 5} more`] : small;
}

/** Visible controls whose hit area is less than `min` CSS pixels wide or high; links within a text are exempt. */
export function findSmallTargets(page: Page, min: number): Promise<string[]> {
  return page.evaluate(findInPage, min);
}
