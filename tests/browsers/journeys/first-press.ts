import { setTimeout as sleep } from 'node:timers/promises';
import { translator } from '#i18n/translator.ts';
import type { Pointer } from '../engine.ts';
import type { Page, Target } from '../page.ts';
import type { Journey, Visit } from '../visit.ts';

const mn = translator('mn');
const givenMs = 6000;

interface Press {
  says: string;
  path: string;
  css: string;
  /** Runs in the page: whether the press has done what it is for. */
  isDone: () => boolean;
  /** Whether it changes something, which it may do only once. */
  posts?: boolean;
}

const presses: readonly Press[] = [
  {
    says: 'a link',
    path: '/about',
    css: 'header nav a[href="/news"]',
    isDone: () => location.pathname === '/news',
  },
  {
    says: 'the search',
    path: '/about',
    css: 'header form[role=search] button[type=submit]',
    isDone: () => location.pathname === '/search',
  },
  {
    says: 'the language',
    path: '/about',
    css: 'header form[data-preference=lang] button',
    isDone: () => document.documentElement.lang === 'en',
    posts: true,
  },
  {
    says: 'add to cart',
    path: '/shop/altai-nova-12-pro',
    css: `main button[aria-label^="${mn('cart.add')}"]`,
    isDone: () => /(?:^|; )cart=|(?:^|; )cart_count=/.test(document.cookie),
    posts: true,
  },
];

const moments = ['before the first script', 'while React loads'] as const;
type Moment = (typeof moments)[number];
type By = Pointer | 'keyboard';

async function give(page: Page, target: Target & string, by: By, moment: Moment): Promise<void> {
  // Nobody presses what is not painted yet, and some browsers ignore a press before that.
  await page.waitFor('the page is painted', () => performance.getEntriesByType('paint').length > 0);
  if (moment === 'while React loads') {
    await page.waitFor('the first script has run', () =>
      performance.getEntriesByType('resource').some(({ name }) => /\/assets\/.*\.js/.test(name)),
    );
    // As people do: the pointer or the focus arrives before the press, and calls for React.
    if (by === 'keyboard') await page.focus(target);
    else if (by === 'mouse') await page.hover(target);
    await sleep(120);
  }
  if (by !== 'keyboard') return page.press(target, by);
  await page.focus(target);
  await page.key('Enter');
}

/** What went wrong with one press, or nothing. */
async function findFault(visit: Visit, press: Press, by: By, moment: Moment) {
  const page = await visit.open();
  const { proxy } = visit;
  proxy.posts.length = 0;
  await page.goto(press.path);
  await give(page, press.css, by, moment);
  const giveUpAt = Date.now() + givenMs;
  // A document that is being replaced answers no question.
  while (!(await page.ask(press.isDone).catch(() => false))) {
    if (Date.now() > giveUpAt) return 'lost';
    await sleep(50);
  }
  // Whatever would take it back or do it twice has come by then.
  await sleep(proxy.scriptsLateMs + 300);
  if (!(await page.ask(press.isDone))) return 'taken back';
  if (press.posts && proxy.posts.length !== 1) return `sent ${proxy.posts.length} times`;
  return '';
}

/** The first press of a visit arrives, also when the scripts are late. */
export const firstPress: Journey = {
  name: 'first-press',
  async run(visit) {
    const faults: string[] = [];
    const counts: string[] = [];
    for (const moment of moments) {
      let arrived = 0;
      let given = 0;
      for (const by of ['mouse', 'touch', 'keyboard'] as const) {
        for (const press of presses) {
          given += 1;
          visit.proxy.scriptsLateMs = given % 3 === 0 ? 2000 : 700;
          const fault = await findFault(visit, press, by, moment);
          if (fault) faults.push(`${press.says} by ${by} ${moment}: ${fault}`);
          else arrived += 1;
        }
      }
      counts.push(`${arrived} of ${given} ${moment}`);
    }
    if (faults.length > 0) throw new Error(`${counts.join(', ')}\n${faults.join('\n')}`);
    return counts.join(', ');
  },
};
