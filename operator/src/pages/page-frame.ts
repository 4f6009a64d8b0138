import { html } from 'hono/html';

export type Content = ReturnType<typeof html>;
/** In Mongolian, and in English. */
export type Text = readonly [mn: string, en: string];

/** Each text in both languages, because the visitor's choice is in cookies, which the site does not forward. */
export const both = ([mn, en]: Text): Content => html`${mn} <span lang="en">${en}</span>`;

interface Frame {
  title: Text;
  /** What the page replaces. */
  note: Text;
  content: Content;
}

export function framePage({ title, note, content }: Frame): Content {
  return html`<!doctype html>
    <html lang="mn">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title.join(' · ')}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="style.css" />
      </head>
      <body>
        <main>
          <p class="note">${both(note)}</p>
          ${content}
        </main>
      </body>
    </html>`;
}
