import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { lastResort } from '#edge/guard/last-resort.ts';
import { type Mode, modes } from '#request/preferences.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import { products } from '#operator/seed/shop/products.ts';
import { findHtmlFaults } from './find-html-faults.ts';
import { edgeForms, listedActions } from './form-cases.ts';
import { contact, FlowVisit, homeAddresses } from './home-internet-visit.ts';
import { readFormWith } from './page-html.ts';
import { pagePaths } from './routes.ts';
import { inParallel, origin } from './site.ts';
import { toForm } from './to-form.ts';
import { newNumber, readCode, toWrong, Visitor } from './tan-visitor.ts';

const open = (mode: Mode, lang: Locale) =>
  new Visitor(origin, { lang, complete: '1', ...(mode === 'browser' ? {} : { mode }) });

/** Holds the page that answers against html-validate, and returns it. */
async function expectValid(where: string, answer: Response | Promise<Response>, status = 200) {
  const { status: actual } = await answer;
  const html = await (await answer).text();
  expect.soft(actual, where).toBe(status);
  expect.soft(await findHtmlFaults(html), where).toEqual([]);
  return html;
}

/** As a browser without scripts posts the form of an action. */
const postForm = (visitor: Visitor, path: string, fields: Record<string, string>) =>
  visitor.ask(path, { method: 'POST', body: toForm(fields), headers: { origin } });

const pages = locales.flatMap((locale) => pagePaths.map((path) => ({ locale, path })));

test.each(modes)('every page is valid HTML in each language, in the layout %s', async (mode) => {
  await inParallel(pages, async ({ locale, path }) => {
    const answer = await open(mode, locale).ask(path);
    // Those that lead on, or ask for something first, have no page of their own.
    if (answer.status === 303) return;
    await expectValid(`${path} in ${locale}`, answer, answer.status === 404 ? 404 : 200);
  });
});

/** What each page with a form answers when nothing that it asks for is filled in. */
test('every refusal is valid HTML', async () => {
  await inParallel(Object.entries(edgeForms), async ([path]) => {
    const answer = await open('browser', 'mn').post(path, {});
    if (answer.status !== 303 && answer.headers.get('content-type')?.startsWith('text/html')) {
      await expectValid(`a refusal of ${path}`, answer, answer.status);
    }
  });
  await inParallel(listedActions, async ({ id, page }) => {
    const field = { [`$ACTION_ID_${id.replace('/', '#')}`]: '' };
    const answer = await postForm(open('browser', 'en'), page, field);
    await expectValid(`a refusal of ${id}`, answer, answer.status);
  });
});

test.each(modes)('every step of signing in is valid HTML, in the layout %s', async (mode) => {
  const visitor = open(mode, 'mn');
  const isdn = newNumber();
  await expectValid(
    'a number of another operator',
    visitor.post('/sign-in', { step: 'number', isdn: '88112233' }),
    422,
  );
  await visitor.post('/sign-in', { step: 'number', isdn });
  const code = await readCode(origin, isdn);
  await expectValid('the code', visitor.ask('/sign-in'));
  await visitor.post('/sign-in', { step: 'code', code: toWrong(code) });
  await expectValid('after a wrong code', visitor.ask('/sign-in'));
  await visitor.post('/sign-in', { step: 'code', code });
  await expectValid('the account', visitor.ask('/account'));
  await expectValid('the home page', visitor.ask('/'));
});

test('a cart with lines is valid HTML, and so is what changes it', async () => {
  const visitor = open('browser', 'mn');
  for (const { slug } of products.filter(({ stockOnline }) => (stockOnline ?? 0) > 1).slice(0, 2)) {
    const path = `/shop/${slug}`;
    const html = await (await visitor.ask(path)).text();
    await expectValid(
      path,
      postForm(visitor, path, Object.fromEntries(readFormWith(html, 'product'))),
    );
  }
  const html = await expectValid('the cart', visitor.ask('/cart'));
  expect(html).toContain('name="quantity"');
  await expectValid(
    'a cleared cart',
    postForm(visitor, '/cart', {
      ...Object.fromEntries(readFormWith(html, 'quantity')),
      intent: 'clear',
    }),
  );
});

test.each(locales)(
  'every step of home internet is valid HTML, with its result, in %s',
  async (lang) => {
    const visit = new FlowVisit({ lang });
    for (let step = await visit.fill('address', homeAddresses.available); step !== 'confirm';) {
      await expectValid(step, visit.ask(`/home-internet/${step}`));
      await expectValid(`nothing in ${step}`, visit.send(step, {}), 422);
      step = await (step === 'contact' ? visit.fill(step, contact) : visit.choose(step));
    }
    await expectValid('the address again', visit.ask('/home-internet/address'));
    await expectValid('the last step', visit.ask('/home-internet/confirm'));
    const ended = await visit.confirm();
    await expectValid('the result', visit.ask(ended.headers.get('location') ?? ''));
  },
);

test('the page of last resort is valid HTML', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const app = new Hono();
  app.use(lastResort as never);
  app.get('/', () => {
    throw new Error('planted');
  });
  await expectValid(
    'the page of last resort',
    app.request('/', { headers: { accept: 'text/html' } }),
    500,
  );
  log.mockRestore();
});
