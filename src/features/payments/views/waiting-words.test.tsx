import { beforeEach, expect, test } from 'vitest';
import { DB } from '#env.ts';
import { showPayment as show } from '../../../../tests/unit/show-payment.tsx';

beforeEach(async () => {
  await DB.exec('DELETE FROM refund; DELETE FROM money; DELETE FROM payment');
});

test('who waits is told not to pay again, scans a code, and needs no scripts to hear of it', async () => {
  const { html, text } = await show('PENDING', { locale: 'en' });
  expect(text).toContain('Waiting for confirmation. Please do not pay again.');
  expect(html).toContain('aria-label="QR code of QPay"');
  expect(html).toMatch(/<noscript>.*http-equiv="refresh" content="10;url=/i);
  const stopped = await show('PENDING', { locale: 'en' }, { query: '&refresh=stay' });
  expect(stopped.html).not.toMatch(/http-equiv="refresh"/i);
});

test('who chose a card is asked not to pay again only after the way back from the bank, or a press', async () => {
  const byCard = (query = '') => show('PENDING', { locale: 'en' }, { query, provider: 'golomt' });
  const { text } = await byCard();
  expect(text).toContain('Not paid yet.');
  expect(text).not.toContain('Please do not pay again');
  for (const query of ['&returned=yes', `&checked=${Date.now() + 5000}`]) {
    const after = (await byCard(query)).text;
    expect(after).toContain('Please do not pay again');
    expect(after).not.toContain('Not paid yet.');
  }
});

test('no way to pay stands beside the words for who has just come back from the bank, until a press asks it', async () => {
  const byCard = (query: string) =>
    show('PENDING', { locale: 'en' }, { query: `&returned=yes${query}`, provider: 'golomt' });
  const { text } = await byCard('');
  expect(text).toContain('We are asking the bank');
  expect(text).not.toMatch(/Pay [\d,]+₮ by card|Pay another way/);
  const { text: asked } = await byCard(`&checked=${Date.now() + 5000}`);
  expect(asked).toMatch(/Pay [\d,]+₮ by card/);
});

test('who opens the page of an invoice is told what to do, paid or not', async () => {
  const { text } = await show('PENDING', { locale: 'en' });
  expect(text).toContain('Not paid yet? Choose a way below.');
  expect(text).toMatch(/Paid already\? ?Waiting for confirmation/);
});

test('who asked whether it is paid is told that nothing has come, and when that was', async () => {
  const ask = (at: number) => show('PENDING', { locale: 'en' }, { query: `&checked=${at}` });
  const { html, text } = await ask(Date.now() + 5000);
  expect(text).toMatch(/Nothing has arrived yet, checked at \d\d:\d\d:\d\d\./);
  // A page that loads itself anew does not repeat it.
  expect(html).not.toMatch(/http-equiv="refresh" [^>]*checked/i);
  for (const never of [0, Date.now() + 86_400_000]) {
    expect((await ask(never)).text).not.toContain('Nothing has arrived yet');
  }
});
