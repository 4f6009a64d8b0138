import { expect, test } from 'vitest';
import { render } from '../../../../tests/unit/rendered-page.ts';
import type { Challenge } from '../../tan/tan.ts';
import { TanStep, type TanState } from './tan-step.tsx';

const subject = { channel: 'sms', address: '99112233' } as const;
const challenge: Challenge = {
  ...subject,
  id: 'challenge',
  state: 'open',
  issuedAt: Date.now(),
  expiresAt: Date.now() + 300_000,
  attemptsLeft: 3,
};

const show = (state: TanState, isFinal = false, message?: 'identity.paused') =>
  render(
    <TanStep
      state={state}
      action="/"
      labels={{ submit: 'Go', failed: '', isFinal }}
      subject={subject}
    />,
    'en',
    '/',
    message && {
      formState: { faults: [{ message, field: 'again', text: 'Wait' }], typed: {} },
    },
  );

test('why no code was sent has the focus, so that the page is shown there', async () => {
  expect(await show({ at: 'start' }, false, 'identity.paused')).toMatch(
    /<p role="alert"[^>]* autofocus=""[^>]*>.*Wait/s,
  );
  expect(await show({ at: 'start' })).not.toContain('role="alert"');
});

test('a button that does what cannot be undone looks like it', async () => {
  const styleOf = (html: string) => /<button[^>]*class="([^"]*)"[^>]*>Go</.exec(html)?.[1];
  expect(styleOf(await show({ at: 'code', challenge }))).toContain('btn-primary');
  const final = styleOf(await show({ at: 'code', challenge }, true));
  expect(final).toContain('text-danger');
  expect(final).not.toContain('btn-primary');
});
