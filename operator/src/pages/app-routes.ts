import { Hono } from 'hono';
import { html } from 'hono/html';
import { encodeBase64Url } from '#lib/base64-url.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { signAppToken } from '../mobile/app-token.ts';
import { both, framePage, type Text } from './page-frame.ts';
import { sendPage } from './send-page.ts';

const texts = {
  title: ['Аппыг орлуулах', 'Play the app'],
  note: [
    'Энд жинхэнэ мобайл үйлчилгээ холбогдоогүй тул апп сайтыг хэрхэн нээдгийг эндээс туршина.',
    'No real mobile service is connected here, so this page stands in for the app: it opens the site the way the app does.',
  ],
  number: ['Утасны дугаар', 'Phone number'],
  open: ['Сайтыг аппаас нээх', 'Open the site from the app'],
  wrong: ['Дугаар 8 оронтой байна', 'A number has 8 digits'],
  leave: ['Аппын харагдцаас гарах', 'Leave the app’s layout'],
} as const satisfies Record<string, Text>;

export const appRoutes = new Hono<OperatorEnv>();

const goTo = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'referrer-policy': 'no-referrer' } });

/** Plays the native app. The second form is posted to the site, which stores the layout. */
appRoutes.get('/app', (c) => {
  const isWrong = c.req.query('wrong') !== undefined;
  const content = html`<h1>${both(texts.title)}</h1>
    <form class="card" method="post" action="app">
      <label for="app-number">${both(texts.number)}</label>
      ${
        isWrong
          ? html`<input
                id="app-number"
                name="isdn"
                inputmode="numeric"
                autocomplete="off"
                maxlength="8"
                aria-invalid="true"
                aria-describedby="app-number-wrong"
              />
              <p id="app-number-wrong" class="wrong" role="alert">${both(texts.wrong)}</p>`
          : html`<input
              id="app-number"
              name="isdn"
              inputmode="numeric"
              autocomplete="off"
              maxlength="8"
              value="99112233"
            />`
      }
      <button class="main">${both(texts.open)}</button>
    </form>
    <form method="post" action="/preferences">
      <input type="hidden" name="return" value="/operator/app" />
      <button class="quiet" name="layout" value="browser">${both(texts.leave)}</button>
    </form>`;
  return sendPage(framePage({ title: texts.title, note: texts.note, content }));
});

/** Opens the site as the app does: with a new token in the address. */
appRoutes.post('/app', async (c) => {
  const { isdn } = await c.req.parseBody();
  if (typeof isdn !== 'string' || !/^\d{8}$/.test(isdn)) return goTo('/operator/app?wrong=1');
  const token = await signAppToken(c.env.OPERATOR_DB, isdn);
  return goTo(`/?t=${encodeBase64Url(new TextEncoder().encode(token))}`);
});
