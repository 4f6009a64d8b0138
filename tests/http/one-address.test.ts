import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { getRaw, sendRaw } from './raw-request.ts';
import { pagePaths, toPayloadPath } from './routes.ts';
import { inParallel, origin } from './site.ts';

/** Spellings that a browser may send for the page at a path. */
function respell(path: string): string[] {
  const [, first = '', rest = ''] = /^\/(.)(.*)$/.exec(path) ?? [];
  const code = first.charCodeAt(0).toString(16);
  return [
    `${path}/`,
    `${path}//`,
    `${path}/.`,
    `${path.replaceAll(/(?<=.)\//g, '//')}/`,
    `/%${code}${rest}`,
    `/%${code.toUpperCase()}${rest}//`,
  ];
}

const paths = [
  ...pagePaths.filter((path) => path !== '/'),
  '/account',
  '/staff',
  '/api/suggest',
  '/robots.txt',
];

test('every spelling of an address leads to the one address, with its query and nobody told from where', async () => {
  const spelled = paths.flatMap((path) => respell(path).map((spelling) => ({ path, spelling })));
  await inParallel(spelled, async ({ path, spelling }) => {
    const answer = await getRaw(origin, `${spelling}?lang=en&x=%2F%2Fa`);
    const found = ['location', 'referrer-policy', 'cache-control'].map((name) =>
      answer.headers.get(name),
    );
    expect
      .soft([answer.status, ...found], spelling)
      .toEqual([308, `${path}?lang=en&x=%2F%2Fa`, 'no-referrer', 'private, no-store']);
  });
});

test('no form is taken and no payload rendered at another spelling of their address', async () => {
  const forms = [
    '/sign-in/',
    '/preferences/',
    '//sign-out',
    '/%73ign-in',
    '/hooks/content/',
    '/hooks//sms',
  ];
  await inParallel(forms, async (path) => {
    const head = [
      `POST ${path}`,
      `Origin: ${origin}`,
      'Content-Type: application/x-www-form-urlencoded',
    ];
    const answer = await sendRaw(origin, [...head, 'Content-Length: 3'], 'a=b');
    expect.soft([answer.status, answer.body], path).toEqual([404, 'Not Found']);
  });
  const payloads = paths.slice(0, 12).flatMap((path) => {
    const payload = toPayloadPath(path);
    const [, first = ''] = /^\/(.)/.exec(path) ?? [];
    return [
      payload.replace('/RSC/R/', '/RSC/R//'),
      payload.replace('/RSC/R/', '/RSC//R/'),
      payload.replace('.txt', '/.txt'),
      payload.replace(`/R/${first}`, `/R/%${first.charCodeAt(0).toString(16)}`),
    ];
  });
  await inParallel(payloads, async (path) => {
    const answer = await getRaw(origin, path);
    expect.soft([answer.status, answer.headers.has('location')], path).toEqual([404, false]);
  });
});

test('upper case and an encoded slash are other addresses, where there is no page', async () => {
  for (const path of ['/ACCOUNT', '/Account', '/account%2F', '/account%2f', '/%2Faccount']) {
    const answer = await getRaw(origin, path);
    expect.soft([200, 303], path).not.toContain(answer.status);
  }
  for (const path of ['/RSC/R/ACCOUNT.txt', '/RSC/R/account%2F.txt', '/RSC/R/account%2f.txt']) {
    const answer = await getRaw(origin, path);
    expect.soft(answer.body, path).toContain(translator('mn')('notFound.title'));
  }
});

test('a return with a code is led to where it is handled, however its path is written', async () => {
  for (const path of ['/afterDan/', '/afterDan//', '/%61fterDan']) {
    const answer = await getRaw(origin, `${path}?code=CANARY&state=x`);
    expect.soft(answer.headers.get('location'), path).toBe('/afterDan?code=CANARY&state=x');
    expect.soft(answer.body, path).toBe('');
  }
});
