import { listElements, readFormWith } from './page-html.ts';
import { post, send } from './site.ts';
import { toForm } from './to-form.ts';

/** A browser with its cookies, without scripts. */
export function openBrowser() {
  const cookies = new Map([['complete', '1']]);

  function remember(answer: Response): Response {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  const headers = () => ({
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });
  const get = async (path: string) => remember(await send(path, { headers: headers() }));

  /** Fills in the form at an address and sends it; `marker` is a field of that form. */
  async function fill(
    path: string,
    fields: Record<string, string | readonly string[]>,
    marker = 'revision',
  ): Promise<Response> {
    const html = await (await get(path)).text();
    return sendForm(path, html, fields, marker);
  }

  /** Sends the form of a page that was loaded before, with its hidden fields as they were. */
  async function sendForm(
    path: string,
    html: string,
    fields: Record<string, string | readonly string[]>,
    marker = 'revision',
  ): Promise<Response> {
    const hidden = Object.fromEntries(
      readFormWith(html, marker).filter(([name]) => name === 'op' || name === marker),
    );
    return remember(await post(path, toForm({ ...hidden, ...fields }), headers()));
  }

  return { cookies, get, fill, sendForm };
}

/** Under this address the network has not been planned, so that only the contact is asked for. */
export const farAddress = {
  cityId: 'ub',
  districtId: 'baganuur',
  building: 'Нууц гудамж 5',
  apartment: '7',
};

/** The values that a select of a page offers. */
export function listOptions(html: string, name: string): string[] {
  const select = listElements(html).find(
    ({ tagName, properties }) => tagName === 'select' && properties['name'] === name,
  );
  return (select?.children ?? []).flatMap((option) =>
    option.type === 'element' && option.properties['value']
      ? [String(option.properties['value'])]
      : [],
  );
}
