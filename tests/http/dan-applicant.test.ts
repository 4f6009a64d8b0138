import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { comeBack, decide, form, signInAs, start, toLocation } from './dan-visit.ts';
import { readToken, selectVisitor } from './consent-page.ts';
import { listElements } from './page-html.ts';
import { origin, queryDatabase, send } from './site.ts';

const en = translator('en');

/** Somebody of whom nothing is known leaves for Dan; returns the way there and the cookie that they got. */
async function leave(): Promise<{ address: string; cookie: string; token: string }> {
  const answer = await send('/dan/start', form({ for: 'newNumber' }));
  const token = readToken(answer);
  return { address: toLocation(answer), cookie: `sid=${token}`, token };
}

test('who has no number is confirmed as an applicant, whose name is stored sealed and shown masked', async () => {
  const page = await send('/dan/redirect?for=newNumber', { headers: { cookie: 'lang=en' } });
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain(en('dan.start.kept.applicant'));
  expect(html).toContain(en('dan.start.go'));
  const { address, cookie, token } = await leave();
  expect(token).not.toBe('');
  const back = await comeBack(await decide(address, 'munkh-orgil'), cookie);
  expect(back.location).toBe('/afterDan?for=newNumber');
  expect(back.page).toContain(en('dan.verified.applicant'));
  expect(back.page).toContain('Ц••• М•••');
  expect(back.page).toContain('ХЦ******13');
  expect(back.page).not.toMatch(/ХЦ78073013|Мөнх-Оргил|Цэрэн/);
  const [row] = await queryDatabase(
    `SELECT * FROM identity_proof WHERE visitor_id = ${selectVisitor(token)}`,
  );
  expect(row).toMatchObject({ subject: 'applicant', isdn: null, purpose: 'newNumber' });
  expect(JSON.stringify(row)).not.toMatch(/ХЦ78|78073013|Мөнх|Цэрэн/);
});

test('an applicant’s confirmation is shown to nobody else', async () => {
  const { address, cookie } = await leave();
  await comeBack(await decide(address, 'munkh-orgil'), cookie);
  const other = await leave();
  const seen = await comeBack('/afterDan?for=newNumber', other.cookie);
  expect(seen.page).not.toContain('Ц•••');
});

test('who asks for the owner of a number without one is led to where it is asked for', async () => {
  const answer = await send('/dan/start', form({ for: 'simRecovery' }));
  expect(toLocation(answer)).toBe('/simRecovery');
  expect(readToken(answer)).toBe('');
  const page = await send('/dan/redirect?for=simRecovery', { headers: { cookie: 'lang=en' } });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(en('dan.start.number'));
});

test('a return is used up by opening the page only, not by what looks ahead at it', async () => {
  const { cookie, id } = await signInAs('99110011');
  const back = (await decide(await start(cookie), 'temuulen')).replace(origin, '');
  const peeks: RequestInit[] = [
    { method: 'HEAD', headers: { cookie } },
    { headers: { cookie, 'sec-purpose': 'prefetch;prerender' } },
    { headers: { cookie, purpose: 'prefetch' } },
    { headers: { cookie, 'x-purpose': 'preview' } },
    { headers: { cookie, 'x-moz': 'prefetch' } },
    { headers: { cookie, 'sec-fetch-dest': 'image' } },
    { headers: { cookie, 'sec-fetch-dest': 'iframe' } },
  ];
  for (const peek of peeks) {
    const answer = await send(back, peek);
    expect([answer.status, toLocation(answer)]).toEqual([425, '']);
  }
  const used = `SELECT used_at FROM dan_attempt WHERE visitor_id = '${id}'`;
  expect(await queryDatabase(used)).toEqual([{ used_at: null }]);
  expect((await comeBack(back, cookie)).location).toBe('/afterDan?for=simRecovery');
});

test('a kiosk leads to the own phone, and no form of it to the provider', async () => {
  const { id, cookie: session } = await signInAs('99110011');
  const cookie = `${session}; mode=kiosk`;
  const path = '/dan/redirect?for=simRecovery';
  const elements = listElements(await (await send(path, { headers: { cookie } })).text());
  expect(elements.some(({ properties }) => properties['action'] === '/dan/start')).toBe(false);
  expect(
    elements.some(
      ({ properties }) => properties['ariaLabel'] === translator('mn')('dan.start.kioskQr'),
    ),
  ).toBe(true);
  expect(await start(cookie)).toBe(path);
  expect(await queryDatabase(`SELECT 1 FROM dan_attempt WHERE visitor_id = '${id}'`)).toEqual([]);
});
