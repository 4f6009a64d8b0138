import type { Journey } from '../visit.ts';

const box = 'header input[role=combobox]';
const option = 'header [role=option]';

/** By the keyboard alone, from the first key to the page that was meant. */
export const search: Journey = {
  name: 'search',
  async run(visit) {
    const page = await visit.open();
    await page.goto('/about');
    await page.hydrate();
    await page.fill(box, 'роуминг');
    await page.see(option);
    await page.key('ArrowDown');
    await page.waitFor(
      'the first suggestion is chosen',
      (css) => document.querySelector(css)?.getAttribute('aria-selected') === 'true',
      option,
    );
    await page.key('Escape');
    await page.see(option, '', false);
    const kept = (css: string) => document.querySelector<HTMLInputElement>(css)?.value;
    if ((await page.ask(kept, box)) !== 'роуминг') throw new Error('Escape took what was typed');
    await page.fill(box, 'роумин');
    await page.see(option);
    await page.key('ArrowDown');
    await page.key('Enter');
    await page.arrive(/^\/(?!about|search)/);

    // Typed before React is there: the browser itself sends the form.
    await page.goto('/about');
    await page.fill(box, 'gar utas');
    await page.key('Enter');
    await page.arrive(/^\/search\?q=gar(\+|%20)utas$/);
    await page.see('main [role=status]', 'gar utas');
    return undefined;
  },
};
