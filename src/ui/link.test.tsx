import { renderToStaticMarkup } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import type { ReactNode } from 'react';
import { texts } from '#request/texts.ts';
import { runInContext } from '#request/context.ts';
import { visit } from '../../tests/unit/visit.ts';
import { Link } from './link.tsx';

/** The markup of the link, and what it says of the new tab. */
const render = (children: ReactNode, label?: string) =>
  runInContext(visit(), () => ({
    html: renderToStaticMarkup(
      <Link href="https://example.mn/" {...(label && { 'aria-label': label })}>
        {children}
      </Link>,
    ),
    opensNew: ` (${texts().t('nav.opensNew')})`,
  }));

test('a link to another site says in its name that it opens a new tab when it is plain text', () => {
  const { html, opensNew } = render('TV');
  expect(html).toContain(`aria-label="TV${opensNew}"`);
  expect(html).toMatch(/>TV<\/a>$/);
});

test('a link to another site says so after its label when it has one', () => {
  const { html, opensNew } = render(<i />, 'Facebook');
  expect(html).toContain(`aria-label="Facebook${opensNew}"`);
});

test('a link to another site says so in a hidden text when its content is more than text', () => {
  const { html, opensNew } = render(<i />);
  expect(html).not.toContain('aria-label');
  expect(html).toContain(`<i></i><span class="sr-only">${opensNew}</span>`);
});
