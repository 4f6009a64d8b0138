import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { newOperationId } from '#forms/operation-id.ts';

const maxTries = 5;
const retryMs = 1500;

function pathOf(name: string): string {
  const actions = JSON.parse(readFileSync('dist/actions.json', 'utf8')) as string[];
  return `/RSC/F/${actions.find((id) => id.endsWith(`/${name}`))}.txt`;
}

/** Calls a server action as a form with scripts does; `cookies` are those that it sets. */
export async function callAction(
  url: string,
  action: string,
  fields: Readonly<Record<string, string>>,
  cookie: string,
): Promise<{ text: string; cookies: string[] }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(`_1_${name}`, value);
  form.append('0', '[null,"$K1"]');
  const answer = await fetch(url + pathOf(action), {
    method: 'POST',
    body: form,
    headers: { origin: url, cookie },
    signal: AbortSignal.timeout(10_000),
  });
  const text = await answer.text();
  return { text, cookies: answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '') };
}

/** A browser with one cart. It adds by the call that the form makes. */
export class Shopper {
  readonly #cookies = new Map<string, string>();

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async call(url: string, action: string, fields: Readonly<Record<string, string>>) {
    const { text, cookies } = await callAction(url, action, fields, this.cookie);
    for (const one of cookies.filter((cookie) => cookie.startsWith('cart'))) {
      const [name = '', value = ''] = one.split('=');
      this.#cookies.set(name, value);
    }
    return text;
  }

  /** Returns whether the server has acknowledged the add. */
  async add(url: string, product: string, operationId: string): Promise<boolean> {
    const fields = { op: operationId, product, price: '1' };
    return (await this.call(url, 'addToCart', fields)).includes('"ok":true');
  }

  /** Sends the same add again until it is acknowledged: a machine under load may refuse one with a message. */
  async addSurely(url: string, product: string): Promise<void> {
    const operationId = newOperationId();
    for (let tries = 0; tries < maxTries; tries += 1) {
      if (await this.add(url, product, operationId).catch(() => false)) return;
      await sleep(retryMs);
    }
    throw new Error(`an add was refused ${maxTries} times`);
  }

  async count(url: string): Promise<number> {
    const text = await this.call(url, 'fetchCart', {});
    return Number(/"summary":\{"total":\d+,"quantity":(\d+)/.exec(text)?.[1] ?? -1);
  }
}
