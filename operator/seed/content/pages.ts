export { digitalConsent } from './digital-consent.ts';
export { aboutUs } from './page-about-us.ts';
export { cooperation } from './page-cooperation.ts';
export { sdg } from './page-sdg.ts';
