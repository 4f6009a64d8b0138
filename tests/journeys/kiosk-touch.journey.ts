import type { Locator, Page } from 'playwright/test';
import { storedNames } from '#browser/browser-storage.ts';
import { expect, test, translator } from './support/fixtures.ts';
import { choosePlaces } from './support/checkout.ts';
import { findSend, homeSteps, type HomeStep } from './support/home-internet.ts';
import { newNumber, readCode } from './support/sign-in.ts';
import { installClock, readLeft, watchTouch } from './support/touch-visit.ts';
import { typeByTouch } from './support/type-by-touch.ts';
import { wholeBrowser } from './support/whole-browser.ts';

const mn = translator('mn');
const contact = '88001234';

test.use({
  viewport: { width: 1080, height: 1920 },
  hasTouch: true,
  // The browser keeps pages in memory to go back to, as that of a kiosk does; under test it is told not to.
  launchOptions: {
    ...wholeBrowser,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const attract = (page: Page) => page.locator('.attract-tile');
const tapOn = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).tap();

/** A list of the browser's own opens over the page, where no test can touch: its choice is made for it. */
const fillByTouch: Record<HomeStep, (page: Page) => Promise<void>> = {
  async address(page) {
    const visit = { page, t: mn, scripts: true };
    await choosePlaces(visit);
    await typeByTouch(page, page.getByLabel(mn('address.building'), { exact: true }), '12');
  },
  package: (page) => tapRadio(page, mn('homeInternet.packages'), 1),
  async visit(page) {
    await tapRadio(page, mn('homeInternet.dates'), 2);
    await tapRadio(page, mn('homeInternet.slots'), 1);
  },
  async contact(page) {
    const field = (name: string): Locator => page.getByLabel(name, { exact: true });
    await typeByTouch(page, field(mn('homeInternet.name')), 'Сарнай');
    await typeByTouch(page, field(mn('flow.contact.phone')), contact);
  },
  async confirm(page) {
    for (const box of await main(page).getByRole('checkbox').all()) await box.tap();
  },
};

const tapRadio = (page: Page, group: string, nth: number) =>
  page.getByRole('group', { name: group }).getByRole('radio').nth(nth).tap();

/** From the attract screen to the result of an order, signed in by a code. */
async function orderSignedIn(page: Page, isdn: string): Promise<void> {
  await page.goto('/?source=touchscreen');
  await page.locator('.attract-tile[value=mn]').tap();
  await expect(page).toHaveURL(/\/$/);
  await page
    .getByRole('link', { name: mn('identity.signIn') })
    .first()
    .tap();
  await typeByTouch(page, page.getByLabel(mn('identity.number')), isdn);
  await tapOn(page, mn('identity.getCode'));
  await expect(heading(page)).toHaveText(mn('identity.codeTitle'));
  await typeByTouch(page, page.getByLabel(mn('identity.code')), await readCode(page, isdn));
  await tapOn(page, mn('identity.signIn'));
  for (const href of ['/service/home-fiber', '/home-internet']) {
    await main(page).locator(`a[href="${href}"]`).first().tap();
  }
  for (const step of homeSteps) {
    if (step !== 'address') await expect(heading(page)).toHaveText(mn(`homeInternet.step.${step}`));
    await fillByTouch[step](page);
    await findSend({ page, t: mn }, step).tap();
  }
  await expect(page).toHaveURL(/\/home-internet\/result/);
}

const endings = {
  'start over': async (page: Page) => {
    await page.locator('footer form[action="/start-over"] button').tap();
  },
  'idle time': async (page: Page) => {
    const question = page.getByRole('alertdialog', { name: mn('kiosk.idle.title') });
    await page.clock.runFor(91_000);
    await expect(question).toBeVisible();
    const stay = question.getByRole('button', { name: mn('kiosk.idle.stay') });
    await expect(stay).toBeFocused();
    await stay.tap();
    await expect(question).toBeHidden();
    await page.clock.runFor(91_000);
    await expect(question).toBeVisible();
    await page.clock.runFor(31_000);
  },
} satisfies Record<string, (page: Page) => Promise<void>>;

for (const [ending, leave] of Object.entries(endings)) {
  test(`By touch alone somebody signs in and orders internet at a kiosk, and leaves nothing after ${ending}`, async ({
    page,
    context,
    playwright,
    baseURL,
    watch,
  }) => {
    test.setTimeout(120_000);
    const { hands, seen } = await watchTouch(page);
    if (ending === 'idle time') await installClock(page);
    const isdn = newNumber();
    await orderSignedIn(page, isdn);
    const result = new URL(page.url());
    const personal = ['Сарнай', contact, '8800 1234', '8800\u00a01234', '8800-1234', isdn];
    // The result hides who it is for, and is somebody's all the same.
    const shown = [...personal, mn('homeInternet.done.install')];
    // No phone is remembered at a kiosk, not even for the time of the visit.
    expect(await page.evaluate((name) => localStorage.getItem(name), storedNames.phone)).toBeNull();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('signed_in');

    const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
    const thief = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    const headers = { cookie: cookies.join('; ') };
    const seeByOldCookies = async (path: string) => {
      const answer = await thief.get(path, { headers, maxRedirects: 0 });
      const text = await answer.text();
      return [answer.status(), shown.some((word) => text.includes(word))];
    };
    const ofResult = () => seeByOldCookies(result.pathname + result.search);
    expect(await ofResult()).toEqual([200, true]);

    await leave(page);
    await expect(page).toHaveURL(/\/kiosk$/);
    await expect.poll(async () => (await ofResult())[1], { timeout: 1000 }).toBe(false);
    expect((await seeByOldCookies('/account'))[1]).toBe(false);
    await thief.dispose();
    // The wiped page has this address too, until the answer comes.
    await expect(attract(page).first()).toBeVisible();

    const expectNothing = async (where: string) => {
      const left = await readLeft(page);
      for (const word of personal) expect.soft(left, where).not.toContain(word);
    };
    await expectNothing('the attract screen');
    const names = (await context.cookies()).map(({ name }) => name);
    // Which layout, and which styles the browser has: the same for everybody.
    expect(names.filter((name) => !['mode', 'styles'].includes(name))).toEqual([]);
    const visited = ['/account', '/sign-in', '/home-internet/contact', result.pathname];
    const cached = await page.evaluate(
      (paths) =>
        Promise.all(
          paths.map((path) =>
            fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).then(
              ({ ok }) => ok,
              () => false,
            ),
          ),
        ),
      visited,
    );
    expect(cached).toEqual(visited.map(() => false));

    seen.length = 0;
    for (const steps of [-1, -1, -3, 1]) {
      await page.evaluate((by) => history.go(by), steps);
      await page.waitForLoadState('networkidle');
      await expect(attract(page).first()).toBeVisible();
      await expect(page).toHaveURL(/\/kiosk$/);
    }
    expect(seen.filter((path) => path !== '/kiosk')).toEqual([]);

    await page.locator('.attract-tile[value=en]').tap();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    for (const path of [...visited, '/home-internet', '/cart', '/order']) {
      await page.goto(path);
      await expectNothing(path);
    }
    expect(hands).toEqual([]);
    // What was asked of the cache alone is not there.
    expect(watch.complaints().filter((line) => !line.includes('ERR_CACHE_MISS'))).toEqual([]);
  });
}
