import { renderToStaticMarkup } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { RegisterNumberField } from './islands/register-number-field.tsx';
import { toRegisterNumberLabels } from './register-number-labels.ts';

const t = translator('en');
const labels = toRegisterNumberLabels(t);
const render = (error?: string) =>
  renderToStaticMarkup(
    <RegisterNumberField name="register" required error={error} labels={labels} />,
  );

test('RegisterNumberField is an empty labelled input without autocomplete when scripts do not run', () => {
  const html = render();
  const [input = ''] = /<input[^>]*>/.exec(html) ?? [];
  const id = /\bid="([^"]+)"/.exec(input)?.[1];
  expect(html).toContain(`<label for="${id}"`);
  expect(input).toContain('name="register"');
  expect(input).toContain('autoComplete="off"');
  expect(input).toContain('required');
  expect(input).not.toMatch(/\bvalue=|aria-invalid/);
});

test('RegisterNumberField describes its input by the error when there is one', () => {
  const html = render(t('register.wrong'));
  const [input = ''] = /<input[^>]*>/.exec(html) ?? [];
  const described = /aria-describedby="([^"]+)"/.exec(input)?.[1]?.split(' ') ?? [];
  expect(input).toContain('aria-invalid="true"');
  for (const id of described) expect(html).toContain(`id="${id}"`);
  expect(html).toMatch(
    /role="alert"[^>]*>A register number has two Cyrillic letters and eight digits[^<]*</,
  );
});
