import { expect, test } from 'vitest';
import {
  actions,
  consentAction,
  consentCall,
  inParallel,
  post,
  queryDatabase,
  send,
  toCall,
} from './site.ts';
import { toForm } from './to-form.ts';

const [realFile = '', realName = ''] = consentAction.split('/');
const inherited = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
  'isPrototypeOf',
  '__lookupGetter__',
  'default',
  'then',
  'putConsent',
  'findConsent',
  'consentForm',
  'ensureVisitorId',
];
const files = [
  realFile,
  '000000000000',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  `_${realFile}`,
  realFile.toUpperCase(),
  `${realFile}%00`,
  `${realFile}_`,
];
const names = [
  realName,
  ...inherited,
  `${realName}_`,
  realName.toLowerCase(),
  `${realName}%23x`,
  `${realName}#x`,
];
const unlisted = files
  .flatMap((file) => names.map((name) => [file, name] as const))
  .filter(([file, name]) => !actions.includes(`${file}/${name}`));

/** Exactly what React writes into a form for an action with a state before it. */
const toReference = (id: string, bound = '[null]', part = 1) => ({
  [`$ACTION_REF_${part}`]: '',
  [`$ACTION_${part}:0`]: `{"id":"${id}","bound":"$@1"}`,
  [`$ACTION_${part}:1`]: bound,
});

async function countRows() {
  const [row] = await queryDatabase(
    'SELECT (SELECT count(*) FROM session) AS sessions, (SELECT count(*) FROM consent) AS consents',
  );
  return row;
}

test('the build lists its server actions, and nothing but actions files', () => {
  expect(actions).toContain(consentAction);
  for (const id of actions) expect(id).toMatch(/^[0-9a-f]{12}\/[a-z][\w$]*$/i);
});

test('an action address answers 404 when its file and name are not listed, also for inherited names', async () => {
  const before = await countRows();
  await inParallel(unlisted, async ([file, name]) => {
    // What stands after a hash never leaves the browser, so that one has to be written out.
    const path = `/RSC/F/${file}/${name.replace('#', '%23')}.txt`;
    const answers = [
      await post(path, '[]', { 'content-type': 'text/plain' }),
      await post(path, toCall({ version: 'v1' })),
    ];
    for (const answer of answers) {
      expect.soft(answer.status, path).toBe(404);
      expect.soft(await answer.text(), path).toBe('Not Found');
    }
  });
  expect(await countRows()).toEqual(before);
});

test('a form without scripts reaches no action that is not listed, by id or by reference', async () => {
  const before = await countRows();
  await inParallel(unlisted, async ([file, name]) => {
    const id = `${file}#${name}`;
    const answers = [
      await post('/digital-consent', toForm({ [`$ACTION_ID_${id}`]: '' })),
      await post('/digital-consent', toForm(toReference(id))),
    ];
    for (const answer of answers) expect.soft(answer.status, id).toBe(404);
  });
  expect(await countRows()).toEqual(before);
});

const own = `${realFile}#${realName}`;
const odd: Record<string, Record<string, string | readonly string[]>> = {
  'no action': { version: 'v1' },
  'two ids': { [`$ACTION_ID_${own}`]: '', '$ACTION_ID_constructor#constructor': '' },
  'one id twice': { [`$ACTION_ID_${own}`]: ['', ''] },
  'an id and a reference': { [`$ACTION_ID_${own}`]: '', ...toReference('constructor#constructor') },
  'two references': { ...toReference(own), ...toReference('constructor#constructor', '[null]', 2) },
  'a reference with the part twice': {
    ...toReference(own),
    '$ACTION_1:0': [
      `{"id":"${own}","bound":"$@1"}`,
      '{"id":"constructor#constructor","bound":"$@1"}',
    ],
  },
  'a reference to a part that is not there': {
    $ACTION_REF_2: '',
    '$ACTION_1:0': `{"id":"${own}","bound":"$@1"}`,
    '$ACTION_1:1': '[null]',
  },
  'a reference with a word for a number': {
    $ACTION_REF_x: '',
    '$ACTION_x:0': `{"id":"${own}","bound":"$@1"}`,
    '$ACTION_x:1': '[null]',
  },
  'more in the id': {
    ...toReference(own),
    '$ACTION_1:0': `{"id":"${own}","bound":"$@1","then":"$h1"}`,
  },
  'the id by a detour': {
    ...toReference(own),
    '$ACTION_1:0': '"$1"',
    '$ACTION_1:1': `{"id":"${own}","bound":null}`,
  },
  'no arguments': { $ACTION_REF_1: '', '$ACTION_1:0': `{"id":"${own}","bound":"$@1"}` },
  'arguments that are no JSON': toReference(own, 'nothing'),
  'arguments that are no list': toReference(own, '{"then":"$h2"}'),
  'a function among the arguments': toReference(own, '["$h2"]'),
  'a function among the arguments, written otherwise': toReference(own, String.raw`["\u0024h2"]`),
  'a further part': {
    ...toReference(own),
    '$ACTION_1:2': '{"id":"constructor#constructor","bound":null}',
  },
};

test.each(Object.entries(odd))(
  'a form without scripts is refused when it has %s',
  async (_name, fields) => {
    const answer = await post('/digital-consent', toForm(fields));
    expect(answer.status).toBe(404);
    expect(answer.headers.getSetCookie()).toEqual([]);
  },
);

test('an action is not reached when its address is spelled differently', async () => {
  const spellings = [
    '/RSC/_F/',
    '/RSC/F//',
    '/RSC/./F/',
    '/RSC/%46/',
    '/rsc/F/',
    '/RSC/F/_',
    '/RSC/R/../F/',
    '//RSC/F/',
    '/RSC/R/F/',
    '/RSC/S/F/',
  ];
  const tail = `${consentAction}.txt`;
  for (const spelling of spellings) {
    const answer = await post(spelling + tail, toCall({ version: 'v1' }));
    const sameAddress = new URL(spelling + tail, 'http://x.test').pathname === consentCall;
    if (!sameAddress) expect.soft([403, 404, 405, 415], spelling).toContain(answer.status);
    expect.soft(answer.headers.getSetCookie(), spelling).toEqual([]);
  }
  for (const path of [
    consentCall.replace('.txt', ''),
    `${consentCall}/`,
    consentCall.replace('.txt', '.TXT'),
    `${consentCall}.txt`,
  ]) {
    expect.soft((await post(path, toCall({ version: 'v1' }))).status, path).toBe(404);
  }
});

test('an action is refused when it is requested by GET', async () => {
  const answer = await send(consentCall);
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});

test('an action returns at most the typed texts, as texts, when it refuses', async () => {
  const typed = '$h1 {"then":"$@0"}';
  const answer = await post(consentCall, toCall({ version: 'none', purpose: typed }));
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(text).toMatch(/^0:\{[^\n]+\}\n$/);
  if (text.includes('then')) expect(text).toContain(JSON.stringify(`$${typed}`));
});
