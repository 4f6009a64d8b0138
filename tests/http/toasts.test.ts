import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { locales } from '#i18n/locale.ts';
import { listElements, toText } from './page-html.ts';
import { origin, post, send } from './site.ts';
import { startSite } from './start-site.ts';
import { toForm } from './to-form.ts';
import { newNumber, Visitor } from './tan-visitor.ts';

const cookieOf = (answer: Response) =>
  /^toast=([^;]+);/.exec(
    answer.headers.getSetCookie().find((line) => line.startsWith('toast=')) ?? '',
  )?.[1];

/** The toasts of a page, each with what a reader is told of it, and the line on top of its content. */
async function readToasts(cookie: string) {
  const html = await (await send('/about', { headers: { cookie } })).text();
  const elements = listElements(html);
  const withClass = (name: string) =>
    elements.filter(({ properties }) => [properties['className']].flat().includes(name));
  const main = elements.find(({ properties }) => properties['id'] === 'main');
  const top = main?.children.find((child) => child.type === 'element');
  return {
    toasts: withClass('toast').map((one) => [one.properties['role'], toText(one)]),
    hiddenWithScripts: withClass('without-script').length,
    top: top && toText(top),
  };
}

test.each([
  ['info', 'status'],
  ['success', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
])('a toast of the kind %s is a %s, and on top of the page in words', async (kind, role) => {
  for (const locale of locales) {
    const words = translator(locale)('token.failed');
    const shown = await readToasts(`toast=${kind}.token.failed; lang=${locale}`);
    // Bad news stay on the page, because a toast disappears.
    const isGood = role === 'status';
    expect(shown).toMatchObject({
      toasts: [[role, words]],
      hiddenWithScripts: isGood ? 1 : 0,
      top: words,
    });
  }
});

test('a form says what it did on the page that it leads to, once', async () => {
  const visitor = new Visitor(origin);
  await visitor.signIn();
  expect(visitor.cookies.get('toast')).toBe('success.identity.signedIn');
  expect(cookieOf(await visitor.post('/sign-out', { scope: 'here' }))).toBe(
    'success.identity.signedOut',
  );
  // What leads on has shown nothing.
  const led = await visitor.ask('/account/devices', { redirect: 'manual' });
  expect([led.status, visitor.cookies.has('toast')]).toEqual([303, true]);
  const page = await visitor.ask('/');
  expect(await page.text()).toContain(translator('mn')('identity.signedOut'));
  expect(visitor.cookies.has('toast')).toBe(false);
});

test.each([
  ['/sign-out', 'everywhere', 'browser', 'success.identity.signedOutEverywhere'],
  ['/sign-out', 'here', 'kiosk', 'success.kiosk.ended'],
  ['/start-over', 'here', 'kiosk', 'success.kiosk.ended'],
  ['/leave-draft', 'here', 'browser', 'info.flow.left'],
])('%s says that it was done (%s, %s)', async (path, scope, mode, expected) => {
  const fields = { scope, kind: 'homeInternet', path: '/home-internet' };
  const answer = await post(path, toForm(fields), { cookie: `mode=${mode}` });
  expect(answer.status).toBe(303);
  // The last cookie of a name is the one that counts.
  const lines = answer.headers.getSetCookie().filter((line) => line.startsWith('toast='));
  expect(lines.at(-1)).toMatch(new RegExp(`^toast=${expected};`));
});

test('who signs in while the cart of that number can not be read is told so on the next page', async () => {
  const site = await startSite({ COMMERCE_BASE_URL: 'http://127.0.0.1:9' });
  try {
    const visitor = new Visitor(site.origin, { lang: 'en' });
    const isdn = newNumber();
    await visitor.post('/sign-in', { step: 'number', isdn });
    // Beside a real service there is no outbox to read.
    const readCode = async () => {
      const sent = await site.query(`SELECT text FROM sms WHERE isdn = '${isdn}'`, 'OPERATOR_DB');
      return /#(\d{6})/.exec(String(sent.at(0)?.['text']))?.[1] ?? '';
    };
    await expect.poll(readCode).not.toBe('');
    await visitor.post('/sign-in', { step: 'code', code: await readCode() });
    expect(visitor.cookies.get('toast')).toBe('error.request.failed');
    const page = await (await visitor.ask('/about')).text();
    expect(page).toContain(translator('en')('request.failed'));
  } finally {
    await site.stop();
  }
});
