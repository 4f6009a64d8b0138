import type { Page } from 'playwright/test';
import { expect, translator } from './fixtures.ts';
import type { Locale } from '#i18n/locale.ts';
import { findCodeIn } from '../../http/tan-visitor.ts';

export { newNumber, toWrong } from '../../http/tan-visitor.ts';

/** The newest code sent to this number, read from the operator's outbox. */
export async function readCode(page: Page, isdn: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      code = findCodeIn(await (await page.request.get('/operator/outbox')).text(), isdn);
      return code;
    })
    .toBeDefined();
  return code ?? '';
}

/** Goes from the sign-in page to the code step, and returns the code. */
export async function askForCode(page: Page, isdn: string, locale: Locale = 'mn'): Promise<string> {
  const t = translator(locale);
  // The account's entrance has another form below it, which asks for a number too.
  await page.getByLabel(t('identity.number')).first().fill(isdn);
  await page.getByRole('button', { name: t('identity.getCode') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('identity.codeTitle'));
  return readCode(page, isdn);
}

export async function enterCode(page: Page, code: string, locale: Locale = 'mn'): Promise<void> {
  const t = translator(locale);
  await page.getByLabel(t('identity.code')).fill(code);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('identity.signIn') })
    .click();
}
