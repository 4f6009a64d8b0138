import type { EsimProfile } from '#contracts/mobile/sim-orders.ts';

/** What a phone scans, and what its owner types instead (SGP.22). */
export const toActivationCode = ({ smdp, matchingId, confirmationCode }: EsimProfile): string =>
  `LPA:1$${smdp}$${matchingId}${confirmationCode ? '$$1' : ''}`;

export const installHosts = { ios: 'esimsetup.apple.com', android: 'esimsetup.android.com' };

/** Opens the settings of the phone that it is pressed on, with the code typed in already. */
export const toInstallHref = (system: keyof typeof installHosts, code: string) =>
  `https://${installHosts[system]}/esim_qrcode_provisioning?carddata=${encodeURIComponent(code)}`;
