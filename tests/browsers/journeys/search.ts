import type { Journey } from '../visit.ts';

const box = 'header input[role=combobox]';
const option = 'header [role=option]';
const all = 'header [role=listbox] ~ button';

/** The search works by the keyboard alone, from the first key to the chosen page. */
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
    const readValue = (css: string) => document.querySelector<HTMLInputElement>(css)?.value;
    if ((await page.ask(readValue, box)) !== 'роуминг')
      throw new Error('Escape deleted what was typed');
    await page.fill(box, 'роумин');
    await page.see(option);
    await page.key('ArrowDown');
    await page.key('Enter');
    await page.arrive(/^\/(?!about|search)/);

    // Where a press focuses no button, as in Safari, the list would close before the click.
    await page.goto('/about');
    await page.hydrate();
    await page.fill(box, 'роуминг');
    await page.see(option);
    const keepsFocus = await page.ask(
      (css) =>
        !document
          .querySelector(css)
          ?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true })),
      all,
    );
    if (!keepsFocus) throw new Error('a press on "all results" takes the focus from the field');
    await page.press(all);
    await page.arrive(/^\/search\?q=/);

    // Typed before hydration, so the browser itself sends the form.
    await page.goto('/about');
    await page.fill(box, 'gar utas');
    await page.key('Enter');
    await page.arrive(/^\/search\?q=gar(\+|%20)utas$/);
    await page.see('main [role=status]', 'gar utas');
    return undefined;
  },
};
