import type { Context } from 'hono';
import { brand } from '#domain/brand.ts';
import { toLocale } from '#i18n/locale.ts';
import { type MessageKey, translator } from '#i18n/translator.ts';
import { parseCookies } from '#request/cookies.ts';
import { toTheme } from '#request/preferences.ts';
import { urlOf } from '../middleware.ts';

export interface Notice {
  status: number;
  title: MessageKey;
  text: MessageKey;
  headers?: Readonly<Record<string, string>>;
  /** Where its one way on leads. */
  way: { label: MessageKey; href: string } | { label: MessageKey; again: FormData; type: string };
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? '');

/** Everything that was typed, to be sent again by one press. Files are not sent to this site. */
function toFields(form: FormData): string {
  return [...form]
    .map(([name, value]) =>
      typeof value === 'string'
        ? `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`
        : '',
    )
    .join('');
}

function toWay({ way }: Notice, action: string, label: string): string {
  if ('href' in way) return `<p><a href="${escape(way.href)}">${label}</a></p>`;
  return `<form method="post" action="${escape(action)}" enctype="${escape(way.type)}">${toFields(way.again)}<button>${label}</button></form>`;
}

/** A page that costs nothing to make, in the language, theme and layout of the visitor's cookies. */
export function noticePage(c: Context, notice: Notice): Response {
  const cookies = parseCookies(c.req.header('cookie') ?? null);
  const { pathname, search, searchParams } = urlOf(c);
  const locale = toLocale(searchParams.get('lang') ?? cookies.get('lang'));
  const t = translator(locale);
  const name = locale === 'en' ? brand.nameEn : brand.nameMn;
  const mode = cookies.get('mode') === 'kiosk' ? ' data-mode="kiosk"' : '';
  const way = toWay(notice, pathname + search, t(notice.way.label));
  const page = `<!doctype html><html lang="${locale}" data-theme="${toTheme(cookies.get('theme'))}"${mode}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${t(notice.title)} · ${name}</title><link rel="stylesheet" href="/last-resort.css"></head><body><main><p>${name}</p><h1>${t(notice.title)}</h1><p>${t(notice.text)}</p>${way}</main></body></html>`;
  return new Response(page, {
    status: notice.status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...notice.headers },
  });
}
