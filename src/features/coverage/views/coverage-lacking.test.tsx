import { renderToStaticMarkup } from 'react-dom/server.edge';
import { afterEach, expect, test } from 'vitest';
import { settings } from '#env.ts';
import { runInContext } from '#request/context.ts';
import { hasCoverage } from '#services/coverage.ts';
import { visit } from '../../../../tests/unit/visit.ts';
import { CoverageLacking } from './coverage-lacking.tsx';

const { hasOperator } = settings();
afterEach(() => {
  Object.assign(settings(), { COVERAGE_BASE_URL: undefined, hasOperator });
});

test('there is coverage with an address or an operator, and none with neither', () => {
  Object.assign(settings(), { hasOperator: false });
  expect(hasCoverage()).toBe(false);
  Object.assign(settings(), { COVERAGE_BASE_URL: 'https://coverage.test' });
  expect(hasCoverage()).toBe(true);
  Object.assign(settings(), { COVERAGE_BASE_URL: undefined, hasOperator: true });
  expect(hasCoverage()).toBe(true);
});

test('CoverageLacking says who can tell now, and promises nothing for later', () => {
  const render = (mode: 'browser' | 'kiosk') =>
    runInContext(visit({ mode, locale: 'en' }), () => renderToStaticMarkup(<CoverageLacking />));
  const html = render('browser');
  for (const href of ['tel:2222', '/service-branches', '/home-internet']) {
    expect(html).toContain(`href="${href}"`);
  }
  expect(html).not.toMatch(/later|again/i);
  expect(render('kiosk')).not.toContain('tel:');
});
