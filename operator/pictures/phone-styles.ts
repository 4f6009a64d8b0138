import type { WallpaperName } from './screen.ts';

export type CameraLayout = 'island' | 'stack' | 'disc' | 'bar' | 'pill' | 'quad' | 'pair' | 'single' | 'wing';
export type FrontStyle = 'hole' | 'pill' | 'drop' | 'bezel' | 'keys' | 'fold' | 'flip';

export interface PhoneStyle {
  width: number;
  height: number;
  radius: number;
  /** Black border around the screen. */
  bezel: number;
  chin: number;
  camera: CameraLayout;
  front: FrontStyle;
  wallpaper: WallpaperName;
  screen: 'lock' | 'home';
  mark: 'arc' | 'peak' | 'ring' | 'wave' | 'bar';
  rugged: boolean;
}

const slab: PhoneStyle = {
  width: 212,
  height: 452,
  radius: 34,
  bezel: 5,
  chin: 0,
  camera: 'island',
  front: 'hole',
  wallpaper: 'dawn',
  screen: 'lock',
  mark: 'arc',
  rugged: false,
};

/** The shapes a picture name may ask for; several models of a brand share one. */
export const phoneStyles = {
  s1: slab,
  s2: { ...slab, width: 218, height: 466, radius: 20, bezel: 4, camera: 'stack', wallpaper: 'night', mark: 'peak' },
  s3: { ...slab, width: 214, height: 460, radius: 30, bezel: 4, camera: 'disc', wallpaper: 'dusk', mark: 'ring' },
  s4: { ...slab, width: 206, height: 444, radius: 40, camera: 'bar', front: 'pill', wallpaper: 'day', screen: 'home', mark: 'wave' },
  s5: { ...slab, width: 200, height: 430, radius: 32, bezel: 6, camera: 'pill', wallpaper: 'steppe', screen: 'home' },
  s6: { ...slab, width: 216, height: 458, radius: 28, camera: 'quad', wallpaper: 'saffron', mark: 'peak' },
  s7: { ...slab, radius: 28, bezel: 7, chin: 7, camera: 'pair', front: 'drop', wallpaper: 'day', mark: 'bar' },
  s8: { ...slab, width: 204, height: 424, radius: 26, bezel: 9, chin: 12, camera: 'single', front: 'drop', wallpaper: 'dawn', screen: 'home', mark: 'wave' },
  s9: { ...slab, width: 214, height: 456, radius: 24, camera: 'wing', front: 'pill', wallpaper: 'dusk', mark: 'bar' },
  r1: { ...slab, width: 220, height: 440, radius: 30, bezel: 12, chin: 6, camera: 'island', wallpaper: 'steppe', mark: 'peak', rugged: true },
  f1: { ...slab, width: 372, height: 436, radius: 24, bezel: 6, camera: 'stack', front: 'fold', wallpaper: 'dusk', screen: 'home', mark: 'ring' },
  f2: { ...slab, width: 208, height: 456, radius: 32, bezel: 6, camera: 'pair', front: 'flip', wallpaper: 'dawn', mark: 'ring' },
  k1: { ...slab, width: 158, height: 376, radius: 30, camera: 'single', front: 'keys', wallpaper: 'day', mark: 'bar' },
} as const satisfies Record<string, PhoneStyle>;

export type PhoneStyleName = keyof typeof phoneStyles;

export function isPhoneStyleName(value: string | undefined): value is PhoneStyleName {
  return value !== undefined && Object.hasOwn(phoneStyles, value);
}
