import { newNumber, readCode } from '../../http/tan-visitor.ts';
import type { Page } from '../page.ts';
import type { Journey } from '../visit.ts';

const signIn = 'header a[href^="/sign-in"]';

/** Signing in leads back to the page before it, and signing out works. */
export async function signInAndOut(page: Page): Promise<void> {
  const isdn = newNumber();
  await page.goto('/travel-points');
  await page.press(signIn);
  await page.arrive(/^\/sign-in/);
  await page.fill('#field-isdn', isdn);
  await page.press('main form:not([data-preference]) button[type=submit]');
  await page.see('main input[name=code]');
  await page.fill('main input[name=code]', await readCode(page.origin, isdn));
  await page.key('Enter');
  await page.arrive(/^\/travel-points$/);
  await page.see('header a[href="/account"]');
  await page.press('header a[href="/account"]');
  await page.arrive(/^\/account$/);
  await page.press('main form[action="/sign-out"] button');
  await page.arrive(/^\/$/);
  await page.see(signIn);
  await page.goto('/account/devices');
  await page.arrive(/^\/sign-in\?next=%2Faccount%2Fdevices$/);
}

export const signing: Journey = {
  name: 'sign-in',
  async run(visit) {
    await signInAndOut(await visit.open());
    return undefined;
  },
};
