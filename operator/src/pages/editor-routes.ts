import { Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod/mini';
import { check, shortId } from '../http/read-input.ts';
import type { OperatorEnv } from '../http/operator-env.ts';
import { sendWebhook } from '../http/send-webhook.ts';
import { both, framePage, type Text } from './page-frame.ts';
import { sendPage } from './send-page.ts';
import { showSent, toSent } from './show-sent.ts';

const shown = 10;
const READ_NEWEST = `SELECT id, json_extract(body, '$.titleMn') AS mn, json_extract(body, '$.titleEn') AS en
  FROM document WHERE kind = 'news' ORDER BY position LIMIT ?1`;
const CHANGE_TITLE = `UPDATE document SET body = json_set(body, '$.titleMn', ?2, '$.titleEn', ?3)
  WHERE kind = 'news' AND id = ?1`;

const texts = {
  title: ['Мэдээ засварлах', 'Edit the news'],
  note: [
    'Жинхэнэ контент үйлчилгээ холбогдоогүй тул мэдээний гарчгийг эндээс засна.',
    'No real content service is connected, so titles of news are edited here.',
  ],
  mn: ['Гарчиг монголоор', 'Title in Mongolian'],
  en: ['Гарчиг англиар', 'Title in English'],
  save: ['Хадгалж, сайтад мэдэгдэх', 'Save and tell the site'],
  taken: ['Хадгаллаа. Сайт шинэ гарчгийг харуулна.', 'Saved. The site shows the new title.'],
  untold: [
    'Хадгаллаа, гэвч сайтад мэдэгдэж чадсангүй. Хэдэн минутын дараа харагдана.',
    'Saved, but the site could not be told. It shows the new title in some minutes.',
  ],
} as const satisfies Record<string, Text>;

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const changedNews = z.object({ id: shortId, titleMn: title, titleEn: title });

export const editorRoutes = new Hono<OperatorEnv>();

/** What an editor does in a content service: change a title. */
editorRoutes.get('/news', async (c) => {
  const { results } = await c.env.OPERATOR_DB.prepare(READ_NEWEST)
    .bind(shown)
    .all<{ id: string; mn: string; en: string }>();
  const forms = results.map(
    ({ id, mn, en }) =>
      html`<li>
        <form class="card" method="post" action="news">
          <input type="hidden" name="id" value="${id}" />
          <label for="mn-${id}">${both(texts.mn)}</label>
          <input id="mn-${id}" name="titleMn" value="${mn}" maxlength="200" required />
          <label for="en-${id}">${both(texts.en)}</label>
          <input id="en-${id}" name="titleEn" lang="en" value="${en}" maxlength="200" required />
          <button class="main">${both(texts.save)}</button>
        </form>
      </li>`,
  );
  const sent = showSent(c.req.query('sent'), {
    taken: texts.taken,
    refused: texts.untold,
    unsent: texts.untold,
  });
  const content = html`<h1>${both(texts.title)}</h1>
    ${sent}
    <ul>
      ${forms}
    </ul>`;
  return sendPage(framePage({ title: texts.title, note: texts.note, content }));
});

editorRoutes.post('/news', async (c) => {
  const { id, titleMn, titleEn } = check(changedNews, await c.req.parseBody());
  await c.env.OPERATOR_DB.prepare(CHANGE_TITLE).bind(id, titleMn, titleEn).run();
  return toSent('news', await sendWebhook(c, '/hooks/content', { tags: [`news/${id}`] }));
});
