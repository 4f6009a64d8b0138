import type { Browser } from 'playwright';
import { hydratePage } from './hydrate-page.ts';
import { openPhone, throttlePage, throttles } from './open-browser.ts';
import { addButton, badge, productPath } from './shop-parts.ts';
import { median } from './statistics.ts';

export interface PressToBadge {
  /** From the click to the badge's new number, in ms. */
  medianMs: number;
  worstMs: number;
  /** From the click to the server's answer: what the badge does not wait for. */
  answerMs: number;
}

const presses = 5;
/** For what is left of the answer. */
const restMs = 600;

/** Runs in the page. */
function watchBadge(selector: string): void {
  const times: number[] = [];
  Object.assign(window, { tengerBadge: times });
  const element = document.querySelector(selector);
  if (!element) throw new Error('there is no badge');
  let pressed: { atMs: number; text: string | null } | undefined;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      pressed = { atMs: timeStamp, text: element.textContent };
    },
    true,
  );
  new MutationObserver(() => {
    if (!pressed || element.textContent === pressed.text) return;
    times.push(performance.now() - pressed.atMs);
    pressed = undefined;
  }).observe(element, { childList: true, characterData: true, subtree: true });
}

const readBadge = () => Reflect.get(window, 'tengerBadge') as number[];

/** On a slow network, where waiting for the answer would show at once. */
export async function measurePressToBadge(browser: Browser, front: URL): Promise<PressToBadge> {
  const context = await openPhone(browser);
  try {
    const page = await context.newPage();
    await throttlePage(page, throttles.slowNetwork);
    await page.goto(new URL(productPath, front).href, { timeout: 30_000 });
    await hydratePage(page);
    await page.evaluate(watchBadge, badge);
    await page.locator(addButton).first().hover();
    const answers: number[] = [];
    for (let press = 0; press < presses; press += 1) {
      const answered = page.waitForResponse((response) => response.url().includes('/RSC/F/'));
      const pressedAt = performance.now();
      await page.mouse.down();
      await page.mouse.up();
      await answered;
      answers.push(performance.now() - pressedAt);
      await page.waitForTimeout(restMs);
    }
    const times = await page.evaluate(readBadge);
    if (times.length < presses) throw new Error(`${times.length} of ${presses} presses counted`);
    return { medianMs: median(times), worstMs: Math.max(...times), answerMs: median(answers) };
  } finally {
    await context.close();
  }
}
