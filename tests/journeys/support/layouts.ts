import { type Mode, modes } from '#request/preferences.ts';
import { locales } from '#i18n/locale.ts';

/** The window of each layout. */
export const layouts = {
  browser: { width: 1440, height: 900 },
  webview: { width: 390, height: 844 },
  kiosk: { width: 1080, height: 1920 },
} as const satisfies Record<Mode, { width: number; height: number }>;

/** Each layout with scripts in one language, and without them in the other. */
export const visits = (scripts: boolean) =>
  modes.map((mode, i) => ({ mode, locale: locales[(i + Number(scripts)) % 2] ?? 'mn' }));
