import { setTimeout as sleep } from 'node:timers/promises';
import { callAction } from './shopper.ts';

/** An interrupted rating is taken over when its lease of 15 s has ended. */
const maxTries = 30;
const retryMs = 1000;

/** A visitor who rates products, by the call that the form makes. */
export class Rater {
  readonly #cookie: string;

  private constructor(cookie: string) {
    this.#cookie = cookie;
  }

  /** The first rating makes the visitor known. */
  static async open(url: string): Promise<Rater> {
    const { cookies } = await callAction(url, 'saveRating', { productId: 'first', point: '3' }, '');
    const sid = cookies.find((cookie) => cookie.startsWith('sid='));
    if (!sid) throw new Error('a rating has made no visitor');
    return new Rater(sid);
  }

  static async until(isTrue: () => boolean): Promise<void> {
    for (let tries = 0; !isTrue(); tries += 1) {
      if (tries > 600) throw new Error('the service was not called');
      await sleep(50);
    }
  }

  /** Returns whether the server has acknowledged the rating. */
  async rate(url: string, productId: string, point: number): Promise<boolean> {
    const fields = { productId, point: String(point) };
    const { text } = await callAction(url, 'saveRating', fields, this.#cookie);
    return text.includes('"ok":true');
  }

  async rateSurely(url: string, productId: string, point: number): Promise<void> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      if (await this.rate(url, productId, point).catch(() => false)) return;
      await sleep(retryMs);
    }
    throw new Error(`the rating of ${productId} was refused ${maxTries} times`);
  }
}
