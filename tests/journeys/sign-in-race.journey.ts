import { expect, hydrate, prefer, test, translator } from './support/fixtures.ts';
import { askForCode, enterCode, newNumber, toWrong } from './support/sign-in.ts';

const mn = translator('mn');

for (const mode of ['browser', 'kiosk'] as const) {
  // The answer must not be lost, whether scripts arrive before the press, after it, or never.
  for (const delay of [0, 150, 600]) {
    test(`A wrong code is answered while scripts are ${delay} ms away, ${mode}`, async ({
      page,
      context,
      baseURL,
    }) => {
      await prefer(context, baseURL, { mode });
      if (mode === 'kiosk') await page.setViewportSize({ width: 1080, height: 1920 });
      await page.goto('/sign-in');
      const code = await askForCode(page, newNumber());
      await page.route(/\/assets\/.*\.js|\/RSC\//, async (route) => {
        await new Promise((done) => setTimeout(done, delay));
        await route.continue().catch(() => {});
      });
      await page.goto('/sign-in', { waitUntil: 'commit' });
      await enterCode(page, toWrong(code));
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText(mn('identity.attemptsLeft', { count: 2 }));
      await hydrate(page);
      await expect(alert).toContainText(mn('identity.attemptsLeft', { count: 2 }));
    });
  }
}

test('A form is sent once when its button is pressed several times', async ({ page }) => {
  await page.goto('/sign-in');
  const code = await askForCode(page, newNumber());
  await hydrate(page);
  let posts = 0;
  await page.route('**/sign-in', async (route) => {
    if (route.request().method() === 'POST') {
      posts += 1;
      await new Promise((done) => setTimeout(done, 500));
    }
    await route.continue();
  });
  await page.getByLabel(mn('identity.code')).fill(toWrong(code));
  // Pressed by a script in the page, because Playwright waits for the answer as soon as a form has been sent.
  const said = await page.evaluate(async () => {
    const press = document.querySelector<HTMLButtonElement>('form:has(#field-code) button');
    press?.click();
    await new Promise((done) => setTimeout(done, 100));
    const label = press?.textContent;
    press?.click();
    return label;
  });
  expect(said).toBe(mn('identity.checking'));
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    mn('identity.attemptsLeft', { count: 2 }),
  );
  expect(posts).toBe(1);
});

test('The form for another code counts down, and says when it may be sent', async ({ page }) => {
  await page.goto('/sign-in');
  await askForCode(page, newNumber());
  await page.clock.install();
  await page.goto('/sign-in');
  const label = (seconds: number) => mn('identity.againIn', { seconds });
  const note = page.locator('main p').filter({ hasText: /\d+ секунд/ });
  await expect(note).toBeVisible();
  const before = Number(/\d+/.exec((await note.textContent()) ?? '')?.[0]);
  expect(before).toBeGreaterThan(40);
  // The form waits too: a press sends nothing, and would only be refused.
  const again = page.getByRole('button', { name: mn('identity.again') });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await expect(again).toHaveText(mn('identity.againAfter', { seconds: before }));
  await again.click({ force: true });
  await page.clock.runFor(10_000);
  await expect(again).toHaveText(/\(\d+ /);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(label(before), { exact: true })).toHaveCount(0);
  await page.clock.runFor(60_000);
  await expect(again).toHaveText(mn('identity.again'));
  await expect(again).not.toHaveAttribute('aria-disabled');
  await expect(page.getByRole('status').filter({ hasText: mn('identity.againNow') })).toHaveCount(
    1,
  );
});
