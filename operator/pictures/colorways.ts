export interface Colorway {
  /** The variant's colour as shown in swatches. */
  css: string;
  nameMn: string;
  nameEn: string;
  body: string;
  metal: string;
  /** What a matching strap, wallpaper or label takes. */
  accent: string;
}

export const colorways = {
  graphite: { css: '#3a3f4a', nameMn: 'Бал чулуу', nameEn: 'Graphite', body: '#3b414d', metal: '#6d7481', accent: '#7f8da3' },
  silver: { css: '#dfe3ea', nameMn: 'Мөнгөлөг', nameEn: 'Silver', body: '#e3e7ee', metal: '#c3c9d3', accent: '#9fb0c8' },
  sky: { css: '#6ea8e6', nameMn: 'Тэнгэр цэнхэр', nameEn: 'Sky blue', body: '#79afe8', metal: '#9dc2e8', accent: '#2f7fd6' },
  midnight: { css: '#1c2b4f', nameMn: 'Шөнийн хөх', nameEn: 'Midnight', body: '#1f3058', metal: '#50648f', accent: '#5577c4' },
  sage: { css: '#9db8a0', nameMn: 'Агь ногоон', nameEn: 'Sage', body: '#a1bba4', metal: '#b7c9b6', accent: '#5d8a68' },
  lilac: { css: '#b9a8dc', nameMn: 'Голт борын ягаан', nameEn: 'Lilac', body: '#bcabdf', metal: '#cbbfe4', accent: '#7d63bd' },
  coral: { css: '#e8846f', nameMn: 'Шүрэн улаан', nameEn: 'Coral', body: '#e88873', metal: '#e9ab99', accent: '#cf5a43' },
  sand: { css: '#e0cda9', nameMn: 'Элсэн шаргал', nameEn: 'Sand', body: '#e2d0ae', metal: '#d9c39a', accent: '#c4933f' },
} as const satisfies Record<string, Colorway>;

export type ColorwayName = keyof typeof colorways;

export function isColorwayName(value: string | undefined): value is ColorwayName {
  return value !== undefined && Object.hasOwn(colorways, value);
}
