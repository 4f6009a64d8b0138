import { afterAll, beforeAll, expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { CheckoutVisitor, readFaults, readWords } from './checkout-visitor.ts';
import { listElements, readFormWith } from './page-html.ts';
import { servePlain } from './serve-plain.ts';
import { origin } from './site.ts';
import { newNumber } from './tan-visitor.ts';
import { plainToken } from '../support/plain-services/create-plain-services.ts';
import { type Site, startSite } from './start-site.ts';

const t = translator('en');

/** Somebody with an old handset, without scripts. */
class Owner extends CheckoutVisitor {
  /** Sends a step as it is shown, and says where it led; else the status and what is wrong. */
  async step(name: string, fields: Record<string, string>): Promise<string> {
    const path = `/trade-in/${name}`;
    const own = readFormWith(await this.see(path), 'revision');
    const hidden = own.filter(([field]) => field === 'op' || field === 'revision');
    const answer = await this.post(path, { ...Object.fromEntries(hidden), ...fields });
    return answer.headers.get('location') ?? `${answer.status} ${readFaults(await answer.text())}`;
  }

  /** The values of a step's choices, by the names of their fields. */
  async choices(name: string): Promise<Map<string, string[]>> {
    const found = new Map<string, string[]>();
    for (const { tagName, properties } of listElements(await this.see(`/trade-in/${name}`))) {
      if (tagName !== 'input' || properties['type'] !== 'radio') continue;
      const field = String(properties['name']);
      found.set(field, [...(found.get(field) ?? []), String(properties['value'])]);
    }
    return found;
  }

  async toImei(): Promise<void> {
    await this.step('brand', { brand: 'Altai' });
    const models = await this.choices('model');
    await this.step('model', { model: models.get('model')?.[0] ?? '' });
    const asked = [...(await this.choices('condition'))];
    await this.step(
      'condition',
      Object.fromEntries(asked.map(([name, values]) => [name, values[0] ?? ''])),
    );
  }
}

test('each step is refused in words where nothing, or nothing that there is, was chosen', async () => {
  const visit = new Owner(origin);
  expect(await visit.step('brand', { brand: 'Nobody' })).toBe(`422 ${t('tradeIn.fault.brand')}`);
  await visit.step('brand', { brand: 'Altai' });
  expect(await visit.step('model', {})).toBe(`422 ${t('tradeIn.fault.model')}`);
  const models = await visit.choices('model');
  await visit.step('model', { model: models.get('model')?.[0] ?? '' });
  // An answer to another question is none.
  const [, second] = [...(await visit.choices('condition'))];
  const refused = await visit.step('condition', { answer0: second?.[1][0] ?? '' });
  expect(refused).toContain(t('tradeIn.fault.answer', { question: 'What is the screen like?' }));
  expect(refused.match(/Please answer/g)).toHaveLength(5);
});

test('an IMEI with a wrong check digit is refused, and what was typed is shown again', async () => {
  const visit = new Owner(origin);
  await visit.toImei();
  expect(await visit.step('imei', { imei: '35-693803-564380-8' })).toBe(
    `422 ${t('tradeIn.fault.imei')}`,
  );
  expect(await visit.step('imei', { imei: '35-693803-564380-9' })).toBe('/trade-in/confirm');
});

test('a number gets five messages of estimates a day, whoever asks, and the estimate is there without one', async () => {
  const phone = `88${newNumber().slice(2)}`;
  const ask = async (fields: Record<string, string>) => {
    const visit = new Owner(origin);
    await visit.toImei();
    await visit.step('imei', { imei: '35-693803-564380-9' });
    return [await visit.step('confirm', fields), visit] as const;
  };
  for (let i = 0; i < 5; i += 1) {
    expect((await ask({ phone, email: '' }))[0]).toMatch(/^\/trade-in\/result/);
  }
  const [refused, visit] = await ask({ phone, email: '' });
  expect(refused).toBe(`422 ${t('tradeIn.fault.tooMany')}`);
  expect(await visit.step('confirm', { phone: '', email: '' })).toMatch(/^\/trade-in\/result/);
}, 60_000);

test('a company is told at the first step what it can do', async () => {
  const html = await new Owner(origin).see('/trade-in');
  const words = readWords(html);
  for (const key of ['branch', 'letter', 'find'] as const) {
    expect(words).toContain(t(`tradeIn.company.${key}`));
  }
  expect(words).toContain(t('tradeIn.company.many', { phone: '2222' }));
  expect(html).toContain('href="/service-branches?service=business"');
});

let services: Awaited<ReturnType<typeof servePlain>>;
let site: Site;
beforeAll(async () => {
  services = await servePlain({}, (path) =>
    path === '/trade-in' ? new Response('{}', { status: 404 }) : undefined,
  );
  site = await startSite({
    CONTENT_BASE_URL: services.url,
    COMMERCE_BASE_URL: services.url,
    ABOUT_US_TOKEN: plainToken,
    COMMERCE_PAGING: 'page',
  });
}, 60_000);
afterAll(async () => {
  await site.stop();
  await services.close();
});

test('a service that knows of no trade-in leads to the branches, and asks for nothing', async () => {
  const html = await new Owner(site.origin).see('/trade-in');
  expect(readWords(html)).toContain(t('tradeIn.none'));
  expect(html).toContain('/service-branches?service=tradein');
  expect(html).not.toContain('name="brand"');
});
