import { type Locale, toLocale } from '#i18n/locale.ts';
import { readToast, type Toast, toToast } from './toast.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export const modes = ['browser', 'webview', 'kiosk'] as const;
export type Mode = (typeof modes)[number];
export type Device = 'MOBILE' | 'WEB';

export interface Preferences {
  locale: Locale;
  theme: Theme;
  mode: Mode;
  device: Device;
  /** The browser asks for another language than Mongolian, and nobody has chosen Mongolian here. */
  isOfferedEnglish?: true;
  /** What this page says once. */
  toast?: Toast;
}

/** Any other stored value falls back to light. */
export function toTheme(value: string | null | undefined): Theme {
  return value === 'dark' ? 'dark' : 'light';
}

const appAgent = /\bTengerApp\//;
const mobileAgent = /Android|iPhone|iPad|iPod|Mobile|Windows Phone|Opera Mini/i;

function toMode(
  query: URLSearchParams,
  cookies: ReadonlyMap<string, string>,
  headers: Headers,
): Mode {
  if (query.get('source') === 'touchscreen' || cookies.get('mode') === 'kiosk') return 'kiosk';
  const fromApp =
    cookies.get('mode') === 'webview' ||
    headers.has('x-tenger-app') ||
    appAgent.test(headers.get('user-agent') ?? '');
  return fromApp ? 'webview' : 'browser';
}

function toDevice(headers: Headers): Device {
  // A tablet's browser says that it is no phone, and its agent is mobile all the same.
  if (headers.get('sec-ch-ua-mobile') === '?1') return 'MOBILE';
  return mobileAgent.test(headers.get('user-agent') ?? '') ? 'MOBILE' : 'WEB';
}

/** Whether the language that the browser likes most is another one, and none was chosen. */
function isOfferedEnglish(
  query: URLSearchParams,
  cookies: ReadonlyMap<string, string>,
  headers: Headers,
): boolean {
  if (query.has('lang') || cookies.has('lang')) return false;
  const asked = (headers.get('accept-language') ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(/\s*;\s*/);
    const weight = parameters.find((one) => one.startsWith('q='))?.slice(2) ?? '1';
    return { tag: tag.toLowerCase(), weight: Number(weight) || 0 };
  });
  const [liked] = asked.toSorted((one, other) => other.weight - one.weight);
  return /^[a-z]{2,3}\b/.test(liked?.tag ?? '') && !/^mn\b/.test(liked?.tag ?? '');
}

const renderedAs = /^(browser|webview|kiosk) (mn|en) (light|dark)(?: ([\w.]+))?$/;

/** The preferences with which the document was rendered, since the payload that hydrates it must match. */
function readRendered(
  headers: Headers,
): Pick<Preferences, 'mode' | 'locale' | 'theme' | 'toast'> | null {
  const [, mode, locale, theme, toastText] =
    renderedAs.exec(headers.get('x-rendered-as') ?? '') ?? [];
  if (!mode) return null;
  const toast = toToast(toastText);
  return {
    mode: mode as Mode,
    locale: toLocale(locale),
    theme: toTheme(theme),
    ...(toast ? { toast } : {}),
  };
}

/** A query parameter overrides the cookie; `query` is that of the page, also on RSC requests. */
export function toPreferences(
  query: URLSearchParams,
  cookies: ReadonlyMap<string, string>,
  headers: Headers,
): Preferences {
  const lang = query.get('lang');
  const theme = query.get('theme');
  const toast = readToast(cookies);
  return {
    locale: lang === 'mn' || lang === 'en' ? lang : toLocale(cookies.get('lang')),
    theme: theme === 'light' || theme === 'dark' ? theme : toTheme(cookies.get('theme')),
    mode: toMode(query, cookies, headers),
    device: toDevice(headers),
    ...(toast ? { toast } : {}),
    ...(isOfferedEnglish(query, cookies, headers) && { isOfferedEnglish: true as const }),
    ...readRendered(headers),
  };
}
