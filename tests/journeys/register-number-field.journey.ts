import { resolve } from 'node:path';
import { build } from 'vite';
import { toRegisterNumberLabels } from '#ui/register-number-labels.ts';
import { expect, test, translator } from './support/fixtures.ts';

const t = translator('en');
const labels = toRegisterNumberLabels(t);

/** No page of the site asks for a register number yet, so the field is bundled for the browser by itself. */
async function bundleField(): Promise<string> {
  const entry = 'virtual:field';
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'field',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { RegisterNumberField } from '${resolve('src/ui/islands/register-number-field.tsx')}';
createRoot(document.querySelector('form')).render(
  createElement(RegisterNumberField, { name: 'register', labels: ${JSON.stringify(labels)} }),
);`
            : undefined,
      },
    ],
    build: { write: false, rollupOptions: { input: entry } },
  });
  const [first] = [built].flat();
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk || !('code' in chunk)) throw new Error('nothing was built');
  return chunk.code;
}

test('A register number is folded while it is typed, and the field shows how it was read', async ({
  page,
}) => {
  await page.setContent('<form></form>');
  await page.addScriptTag({ content: await bundleField(), type: 'module' });
  const field = page.getByLabel(t('register.label'));
  const said = page.getByRole('status');
  await field.pressSequentially('xb920415');
  await expect(field).toHaveValue('ХВ920415');
  await expect(said).toHaveText('');
  await field.pressSequentially('17');
  await expect(said).toHaveText(/^Born: 1992\.04\.15 · Age: \d+ · Sex: Male$/);
  // Typing in the middle leaves the caret there.
  await field.press('Home');
  await field.press('ArrowRight');
  await field.press('Delete');
  await field.pressSequentially('k');
  await expect(field).toHaveValue('ХК92041517');
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
  await field.fill('2612345');
  await expect(said).toHaveText(t('register.organisation'));
  await field.fill('УБ92043117');
  await expect(said).toHaveText('');
});
