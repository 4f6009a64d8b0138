import { setTimeout as sleep } from 'node:timers/promises';
import { translator } from '#i18n/translator.ts';
import type { Pointer } from '../engine.ts';
import type { Page, Point } from '../page.ts';
import type { Proxy } from '../slow-scripts.ts';
import type { Journey, Visit } from '../visit.ts';

const mn = translator('mn');
const givenMs = 10_000;

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

/** How a target is reached on a page that cannot be asked. */
interface Way {
  point: Point;
  /** Presses of the Tab key from the top of the page. */
  tabs: number;
}

async function rehearse(page: Page, { path, css }: Press): Promise<Way> {
  await page.goto(path);
  for (let tabs = 1; tabs < 80; tabs += 1) {
    await page.key('Tab');
    const isThere = (selector: string) => document.activeElement?.matches(selector) === true;
    if (await page.ask(isThere, css)) return { point: await page.pointOf(css), tabs };
  }
  throw new Error(`"${css}" is not reached by the keyboard on ${path}`);
}

async function pressEarly(page: Page, press: Press, by: By, proxy: Proxy): Promise<void> {
  const lateMs = proxy.scriptsLateMs;
  proxy.scriptsLateMs = 0;
  const { point, tabs } = await rehearse(page, press);
  proxy.scriptsLateMs = lateMs;
  proxy.scripts = 0;
  await page.tab.leaveFor(page.origin + press.path);
  while (proxy.scripts === 0) await sleep(10);
  // Nobody presses what is not painted yet, and some browsers ignore a press before that.
  await sleep(250);
  if (by !== 'keyboard') return page.tab.press(by, point.x, point.y);
  for (let i = 0; i < tabs; i += 1) await page.key('Tab');
  await page.key('Enter');
}

/** As people do: the pointer or the focus arrives a moment before the press, and calls for React. */
async function pressAfterSign(page: Page, { path, css }: Press, by: By): Promise<void> {
  await page.goto(path);
  await page.waitFor('the first script has run', () =>
    performance.getEntriesByType('resource').some(({ name }) => /\/assets\/.*\.js/.test(name)),
  );
  if (by === 'keyboard') await page.focus(css);
  else if (by === 'mouse') await page.hover(css);
  await sleep(120);
  if (by === 'keyboard') await page.key('Enter');
  else await page.press(css, by);
}

/** What went wrong with one press, or nothing. */
async function findFault(visit: Visit, press: Press, by: By, moment: Moment) {
  const page = await visit.open();
  const { proxy } = visit;
  proxy.posts.length = 0;
  if (moment === 'while React loads') await pressAfterSign(page, press, by);
  else await pressEarly(page, press, by, proxy);
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
