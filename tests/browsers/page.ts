import { setTimeout as sleep } from 'node:timers/promises';
import { countUnhydrated } from '../journeys/support/count-unhydrated.ts';
import type { KeyName, Pointer, Tab } from './engine.ts';

/** A CSS selector; of several matches the first visible one whose text or name contains `text`. */
export type Target = string | { css: string; text: string };

export interface Point {
  x: number;
  y: number;
}

const waitMs = 15_000;

/** Runs in the page: scrolls the target into view and returns the point at which it can be pressed. */
function locate(css: string, text: string): Point | null {
  for (const element of document.querySelectorAll<HTMLElement>(css)) {
    const name = `${element.textContent} ${element.getAttribute('aria-label') ?? ''}`;
    if (!name.includes(text)) continue;
    if (element.getClientRects().length === 0) continue;
    if (getComputedStyle(element).visibility === 'hidden') continue;
    const isInView = () => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };
    if (!isInView()) element.scrollIntoView({ block: 'center', behavior: 'auto' });
    // The centre of a link that wraps over two lines may lie between them.
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
    if (hit && (element.contains(hit) || hit.contains(element) || label?.contains(hit))) {
      return point;
    }
  }
  return null;
}

/** The steps and checks of a journey, over any engine's tab. */
export class Page {
  readonly tab: Tab;
  readonly origin: string;

  constructor(tab: Tab, origin: string) {
    this.tab = tab;
    this.origin = origin;
  }

  goto(path: string): Promise<void> {
    return this.tab.goto(this.origin + path);
  }

  /** Runs the function in the page, where it has its arguments only and nothing of this file. */
  async ask<A extends readonly unknown[], T>(run: (...args: A) => T, ...args: A): Promise<T> {
    const values = args.map((one) => JSON.stringify(one)).join(',');
    return (await this.tab.evaluate(`(${run.toString()})(${values})`)) as T;
  }

  /** Waits until the function returns a truthy value in the page; the document may be replaced meanwhile. */
  async waitFor<A extends readonly unknown[], T>(
    says: string,
    run: (...args: A) => T,
    ...args: A
  ): Promise<NonNullable<T>> {
    const giveUpAt = Date.now() + waitMs;
    let last = '';
    for (;;) {
      try {
        const value = await this.ask(run, ...args);
        if (value) return value;
        last = '';
      } catch (error) {
        last = `, ${String(error).split('\n')[0]}`;
      }
      if (Date.now() > giveUpAt) {
        const at = await this.path().catch(() => 'a page that does not answer');
        throw new Error(`${says}: not within ${waitMs / 1000} s, at ${at}${last}`);
      }
      await sleep(50);
    }
  }

  path(): Promise<string> {
    return this.ask(() => location.pathname + location.search + location.hash);
  }

  /** Waits until path and query of the address match the pattern. */
  async arrive(pattern: RegExp): Promise<void> {
    await this.waitFor(
      `the address is ${pattern}`,
      (source) =>
        new RegExp(source).test(location.pathname + location.search) &&
        document.readyState !== 'loading',
      pattern.source,
    );
  }

  /** The position of the target once it has stopped moving. */
  async pointOf(target: Target): Promise<Point> {
    const { css, text } = typeof target === 'string' ? { css: target, text: '' } : target;
    let before: Point | undefined;
    for (let tries = 0; ; tries += 1) {
      const point = await this.waitFor(`"${css}" ${text} can be pressed`, locate, css, text);
      if ((before?.x === point.x && before.y === point.y) || tries > 20) return point;
      before = point;
      await sleep(30);
    }
  }

  async press(target: Target, pointer: Pointer = 'mouse'): Promise<void> {
    const { x, y } = await this.pointOf(target);
    await this.tab.press(pointer, x, y);
  }

  async hover(target: Target): Promise<void> {
    const { x, y } = await this.pointOf(target);
    await this.tab.moveTo(x, y);
  }

  async focus(css: string): Promise<void> {
    await this.waitFor(
      `"${css}" takes the focus`,
      (selector) => {
        const all = [...document.querySelectorAll<HTMLElement>(selector)];
        const element = all.find((one) => one.getClientRects().length > 0);
        element?.focus();
        return element !== undefined && element === document.activeElement;
      },
      css,
    );
  }

  async key(name: KeyName): Promise<void> {
    await this.tab.key(name);
  }

  /** Replaces the value of the field. */
  async fill(css: string, text: string): Promise<void> {
    await this.focus(css);
    await this.ask(() => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLInputElement) activeElement.select();
    });
    await this.tab.type(text);
  }

  isSeen(css: string, text = ''): Promise<boolean> {
    return this.ask(
      (selector, part) =>
        [...document.querySelectorAll<HTMLElement>(selector)].some(
          (one) =>
            one.getClientRects().length > 0 &&
            getComputedStyle(one).visibility !== 'hidden' &&
            one.textContent.includes(part),
        ),
      css,
      text,
    );
  }

  async see(css: string, text = '', isSeen = true): Promise<void> {
    const giveUpAt = Date.now() + waitMs;
    // Evaluation fails while the document is being replaced.
    while ((await this.isSeen(css, text).catch(() => !isSeen)) !== isSeen) {
      if (Date.now() > giveUpAt) {
        const at = await this.path().catch(() => 'a page that does not answer');
        throw new Error(`"${css}" ${text} is ${isSeen ? 'not seen' : 'still seen'} at ${at}`);
      }
      await sleep(50);
    }
  }

  /** Waits until the page listens for signs of intent. */
  async waitForEntry(): Promise<void> {
    await this.waitFor('the first script has run', () =>
      performance.getEntriesByType('resource').some(({ name }) => /\/assets\/.*\.js/.test(name)),
    );
  }

  /** Gives signs of intent until the whole page is hydrated. */
  async hydrate(): Promise<void> {
    const giveUpAt = Date.now() + waitMs;
    for (let turn = 0; ; turn += 1) {
      await this.tab.moveTo(2, turn % 2 ? 2 : 400);
      const left = await this.ask(countUnhydrated).catch(() => -1);
      if (left === 0) return;
      if (Date.now() > giveUpAt) {
        throw new Error(`React has not hydrated ${left} elements of ${await this.path()}`);
      }
      await sleep(100);
    }
  }
}
