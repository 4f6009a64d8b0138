import { toUlaanbaatar } from './ulaanbaatar-time.ts';

/** The operator's identity in one place: change this, `public/brand` and the colours in `uno.config.ts`. */
export const brand = {
  nameMn: 'Тэнгэр Мобайл',
  nameEn: 'Tenger Mobile',
  shortNameMn: 'Тэнгэр',
  shortNameEn: 'Tenger',
  legalNameMn: '«Тэнгэр Мобайл» ХХК',
  legalNameEn: 'Tenger Mobile LLC',
  callCentre: '2222',
  /** The same for whoever is not in the country yet. */
  callCentreAbroad: '+976\u00a07700\u00a02222',
  foundedIn: 1996,
  supportUrl: 'https://support.tenger.example/5g',
  corporateUrl: 'https://business.tenger.example/',
  walletUrl: 'https://wallet.tenger.example/',
  tvUrl: 'https://tv.tenger.example/',
  appUrl: 'https://app.tenger.example/',
  themeColor: { light: '#ffffff', dark: '#0c121d' },
} as const;

/** The first year and the present one in Ulaanbaatar. */
export function toCopyrightYears(now: Date): string {
  return `${brand.foundedIn}-${toUlaanbaatar(now).date.slice(0, 4)}`;
}
