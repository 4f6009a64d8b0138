import { createHash } from 'node:crypto';
import { listElements, readFormWith } from './page-html.ts';
import { queryDatabase, send } from './site.ts';

export interface ConsentPage {
  html: string;
  version: string;
  purposes: string[];
  /** The ids of the boxes that are ticked when the page is rendered. */
  ticked: unknown[];
}

export async function readConsentPage(cookie = ''): Promise<ConsentPage> {
  const html = await (await send('/digital-consent?lang=en', { headers: { cookie } })).text();
  const fields = readFormWith(html, 'version');
  return {
    html,
    version: fields.find(([name]) => name === 'version')?.[1] ?? '',
    purposes: fields.filter(([name]) => name === 'purpose').map(([, value]) => value),
    ticked: listElements(html)
      .filter(({ properties }) => properties['name'] === 'purpose' && properties['checked'])
      .map(({ properties }) => properties['value']),
  };
}

export async function countRows() {
  const [row] = await queryDatabase(
    'SELECT (SELECT count(*) FROM session) AS sessions, (SELECT count(*) FROM consent) AS consents',
  );
  return row;
}

/** The value of the session cookie that an answer sets; empty when it sets none. */
export function readToken(answer: Response): string {
  const [cookie] = answer.headers.getSetCookie().filter((one) => one.startsWith('sid='));
  return /^sid=([\w-]{43});/.exec(cookie ?? '')?.[1] ?? '';
}

/** The visitor whose session has this cookie, as SQL. */
export const selectVisitor = (token: string): string =>
  `(SELECT visitor_id FROM session WHERE id = '${toSessionId(token)}')`;

export const toSessionId = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
