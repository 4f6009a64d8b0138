import { type MessageKey, translator } from '#i18n/translator.ts';
import { sendTo } from '../http/send-to.ts';

/** For `startServer`, so that staff can sign in. */
export const staffSettings = {
  STAFF_SECRET: 'the secret of the staff, long enough for production',
};

/** A page of the desk, as somebody of the staff reads it. */
export async function readDesk(url: string, path: `/staff/${string}`) {
  const signedIn = await sendTo(url, '/staff', {
    method: 'POST',
    headers: { origin: url, cookie: 'lang=en' },
    body: new URLSearchParams({ intent: 'sign-in', secret: staffSettings.STAFF_SECRET }),
  });
  const [cookie = ''] = (signedIn.headers.getSetCookie()[0] ?? '').split(';');
  const answer = await sendTo(url, path, { headers: { cookie: `lang=en; ${cookie}` } });
  const html = await answer.text();
  const t = translator('en');
  return { html, says: (key: string) => html.includes(t(key as MessageKey)) };
}
