import { expect } from 'vitest';
import { farAddress, listOptions, openBrowser } from './flow-visit.ts';
import { listElements } from './page-html.ts';

export const flow = '/home-internet';
export const phone = '99112233';
export type Browser = ReturnType<typeof openBrowser>;

/** The fields of the first step. */
export async function readAddress(): Promise<Record<string, string>> {
  const { khorooId: _none, ...places } = { ...farAddress, khorooId: '' };
  const answer = await openBrowser().fill(`${flow}/address`, { ...places, choose: 'districtId' });
  const [khorooId = ''] = listOptions(await answer.text(), 'khorooId');
  return { ...places, khorooId };
}

/** A browser that has filled in where and who. */
export async function begin(contactPhone = phone): Promise<Browser> {
  const browser = openBrowser();
  const first = await browser.fill(`${flow}/address`, await readAddress());
  expect([first.status, first.headers.get('location')]).toEqual([303, `${flow}/contact`]);
  const second = await browser.fill(`${flow}/contact`, { name: 'Болдбаатар', phone: contactPhone });
  expect([second.status, second.headers.get('location')]).toEqual([303, `${flow}/confirm`]);
  return browser;
}

export async function readLink(browser: Browser): Promise<string> {
  const made = await browser.sendForm(`${flow}/confirm`, '', { handOff: '1' });
  expect([made.status, made.headers.get('location')]).toEqual([
    303,
    `${flow}/confirm?handOff=1#handOff`,
  ]);
  const html = await (await browser.get(`${flow}/confirm?handOff=1`)).text();
  const inputs = listElements(html).filter(({ tagName }) => tagName === 'input');
  const links = inputs.map(({ properties }) => String(properties['value'] ?? ''));
  const link = links.find((value) => value.includes('/continue?lang='));
  expect(html).toMatch(/<svg[^>]+role="img"/);
  return new URL(link ?? 'http://none').pathname + new URL(link ?? 'http://none').search;
}

/** Opens a hand-off link by its button. */
export async function take(browser: Browser, link: string): Promise<Response> {
  return browser.fill(link.replace(/\?.*/, ''), {
    link: new URLSearchParams(link.split('?')[1]).get('link') ?? '',
  });
}
