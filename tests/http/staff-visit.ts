import { type Site, startSite } from './start-site.ts';

const secret = 'the secret of the staff, long enough for production';
const viewSecret = 'the secret of who only looks, long enough for production';

/** A site of its own with staff, in English. */
export async function openStaff() {
  const site: Site = await startSite({ STAFF_SECRET: secret, STAFF_VIEW_SECRET: viewSecret });
  const post = (path: string, fields: Record<string, string>, cookie = 'lang=en') =>
    fetch(site.origin + path, {
      method: 'POST',
      headers: { origin: site.origin, cookie },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  async function see(path: string, cookie = 'lang=en') {
    const headers = { cookie: `${cookie}; complete=1` };
    const answer = await fetch(site.origin + path, { headers });
    return { status: answer.status, html: await answer.text() };
  }
  async function signIn(given: string): Promise<string> {
    const answer = await post('/staff', { intent: 'sign-in', secret: given });
    return `lang=en; ${answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''}`;
  }
  /** Who may do everything, and who only looks. */
  const [staff, viewer] = [await signIn(secret), await signIn(viewSecret)];
  return { site, post, see, staff, viewer };
}
