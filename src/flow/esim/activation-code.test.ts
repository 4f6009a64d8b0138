import { expect, test } from 'vitest';
import { toActivationCode, toInstallHref } from './activation-code.ts';

const profile = { smdp: 'rsp.tenger.mn', matchingId: 'AB12-CD', confirmationCode: false };

test('toActivationCode writes the code of SGP.22 when a profile is given', () => {
  expect(toActivationCode(profile)).toBe('LPA:1$rsp.tenger.mn$AB12-CD');
});

test('toActivationCode asks for a confirmation code when the profile has one', () => {
  expect(toActivationCode({ ...profile, confirmationCode: true })).toBe(
    'LPA:1$rsp.tenger.mn$AB12-CD$$1',
  );
});

test.each([
  ['ios', 'apple'],
  ['android', 'android'],
] as const)(
  'toInstallHref leads %s to its own host, without dollar signs in the address',
  (system, host) => {
    expect(toInstallHref(system, 'LPA:1$a$b')).toBe(
      `https://esimsetup.${host}.com/esim_qrcode_provisioning?carddata=LPA%3A1%24a%24b`,
    );
  },
);
