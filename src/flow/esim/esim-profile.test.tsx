import { expect, test } from 'vitest';
import { locales } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { render, words } from '../../../tests/unit/rendered-page.ts';
import { toActivationCode, toInstallHref } from './activation-code.ts';
import { EsimProfile } from './esim-profile.tsx';

const profile = { smdp: 'rsp.tenger.mn', matchingId: 'AB12-CD', confirmationCode: false };
const installs = (['ios', 'android'] as const).map(
  (system) => `href="${toInstallHref(system, toActivationCode(profile))}"`,
);

test.each(locales)(
  'an eSIM has its picture, its codes, a link for each kind of phone, and what to do without it, %s',
  async (locale) => {
    const t = translator(locale);
    const html = await render(<EsimProfile profile={profile} />, locale, '/pay/result');
    for (const part of [...installs, 'href="/simRecovery"', `aria-label="${t('esim.qr')}"`]) {
      expect(html).toContain(part);
    }
    const said = words(html);
    for (const part of [profile.smdp, profile.matchingId, t('esim.warning'), t('esim.lost')]) {
      expect(said).toContain(part);
    }
    expect(said.split(t('esim.copy')).length).toBe(3);
  },
);

test('a kiosk opens no settings, since the phone is somebody’s own', async () => {
  const html = await render(<EsimProfile profile={profile} />, 'en', '/', { mode: 'kiosk' });
  for (const part of installs) expect(html).not.toContain(part);
  expect(html).not.toContain('esim_qrcode_provisioning');
  expect(words(html)).toContain(profile.matchingId);
});

test('whoever is not the owner reads that, and no code', async () => {
  const html = await render(<EsimProfile profile={null} />, 'en', '/pay/result');
  expect(words(html)).toBe(translator('en')('esim.ownerOnly'));
});
