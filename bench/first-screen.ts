import { fromHtml } from 'hast-util-from-html';
import type { Browser } from 'playwright';
import { gzipSize } from './gzip-size.ts';
import { openPhone } from './open-browser.ts';

/** How many elements, in the document's order, until the last one that shows something on the first screen. */
function countToLastVisible(): number {
  let last = 0;
  [...document.querySelectorAll('*')].forEach((element, index) => {
    if (!document.body.contains(element)) return;
    const box = element.getBoundingClientRect();
    const isLeaf = element.childElementCount === 0 && box.width * box.height > 0;
    const isSeen = element.checkVisibility({ visibilityProperty: true }) && box.bottom > 0;
    const isFixed =
      getComputedStyle(element).position === 'fixed' || element.closest('[popover],dialog');
    if (isLeaf && isSeen && !isFixed && box.top < innerHeight && box.left < innerWidth)
      last = index + 1;
  });
  return last;
}

interface Node {
  type: string;
  children?: Node[];
  position?: { end: { offset?: number | undefined } } | undefined;
}

function listElements(node: Node): Node[] {
  const own = node.type === 'element' ? [node] : [];
  return [...own, ...(node.children ?? []).flatMap(listElements)];
}

/**
 * Gzipped bytes of the document up to the end of the last element that a phone shows before scrolling: the
 * head, the shell and the first screen. Style sheets that are files of their own are not in it.
 */
export async function measureFirstScreen(
  browser: Browser,
  url: URL,
  html: string,
): Promise<number> {
  const context = await openPhone(browser, false);
  try {
    const page = await context.newPage();
    await page.goto(url.href, { timeout: 30_000 });
    const count = await page.evaluate(countToLastVisible);
    const element = listElements(fromHtml(html, { verbose: true }))[count - 1];
    return gzipSize(html.slice(0, element?.position?.end.offset ?? html.length));
  } finally {
    await context.close();
  }
}
