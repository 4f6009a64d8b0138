import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../support/find-free-port.ts';
import { type Engine, type KeyName, type Pointer, type Tab, type TabOptions } from './engine.ts';

/** Code points of https://www.w3.org/TR/webdriver2/#keyboard-actions; the space has none and is sent as itself. */
const keys: Readonly<Record<KeyName, string>> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  Shift: '\uE008',
  Space: ' ',
};

const answerMs = 10_000;

interface Answer {
  value: unknown;
}

/** Sends one command of W3C WebDriver. */
async function send(url: string, body?: object, method = 'POST'): Promise<unknown> {
  const command = url.replace(/.*\/session\/[^/]+/, '');
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(answerMs),
  }).catch((error: unknown) => {
    throw new Error(`WebDriver ${command} does not answer`, { cause: error });
  });
  const { value } = (await response.json()) as Answer;
  if (response.ok) return value;
  const { error = '', message = '' } = (value ?? {}) as { error?: string; message?: string };
  throw new Error(`WebDriver ${command}: ${error} ${message}`);
}

/** Starts a virtual screen, and returns its number once it is ready. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1700x1300x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] ?? screen, 'data')) as [Buffer];
  return { screen, display: `:${String(number).trim()}` };
}

/** The driver works with the build in the folder of the older API version. */
async function findMiniBrowser(): Promise<string> {
  for await (const path of glob('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')) return path;
  throw new Error('WebKitGTK has no MiniBrowser here: install webkit2gtk-driver.');
}

/** Drives WebKitGTK by WebKitWebDriver; every tab is a session of its own, with empty storage. */
export async function startWebkit(): Promise<Engine> {
  const binary = await findMiniBrowser();
  const { screen, display } = await startScreen();
  const port = await findFreePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      // Both fail for root in a container.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const end = () => {
    driver.kill();
    screen.kill();
  };
  // Without this they would outlive an interrupted command.
  process.once('exit', end);
  const base = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await send(`${base}/status`, undefined, 'GET').then(
      () => true,
      () => false,
    );
    if (isUp) break;
    await sleep(100);
  }

  async function openSession(scripts: boolean) {
    const args = ['--automation', `--enable-javascript=${scripts}`];
    const answer = (await send(`${base}/session`, {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          pageLoadStrategy: 'normal',
          'webkitgtk:browserOptions': { binary, args },
        },
      },
    })) as { sessionId: string; capabilities: { browserVersion: string } };
    return { session: `${base}/session/${answer.sessionId}`, ...answer.capabilities };
  }

  async function open({ size, scripts }: TabOptions): Promise<Tab> {
    const { session } = await openSession(scripts);
    const evaluate = (expression: string) => {
      const ask = () =>
        send(`${session}/execute/sync`, { script: `return (${expression})`, args: [] });
      // WebKit sometimes never answers an evaluation in a document that is being replaced.
      return ask().catch(ask);
    };
    const point = (pointerType: Pointer, x: number, y: number, presses: boolean) =>
      send(`${session}/actions`, {
        actions: [
          {
            type: 'pointer',
            id: pointerType,
            parameters: { pointerType },
            actions: [
              { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
              ...(presses
                ? [
                    { type: 'pointerDown', button: 0 },
                    { type: 'pointerUp', button: 0 },
                  ]
                : []),
            ],
          },
        ],
      });
    const type = async (letters: Iterable<string>) => {
      const actions = [...letters].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await send(`${session}/actions`, { actions: [{ type: 'key', id: 'keys', actions }] });
    };
    // The window is larger than the viewport by its bars.
    const resize = (height: number) =>
      send(`${session}/window/rect`, { x: 0, y: 0, width: size.width, height });
    await resize(size.height);
    await resize(2 * size.height - Number(await evaluate('innerHeight')));
    return {
      asksWhileLoading: false,
      goto: async (url) => void (await send(`${session}/url`, { url })),
      leaveFor: async (url) => {
        await evaluate(`void setTimeout(() => { location.href = ${JSON.stringify(url)} })`);
      },
      evaluate,
      moveTo: async (x, y) => void (await point('mouse', x, y, false)),
      press: async (pointer, x, y) => void (await point(pointer, x, y, true)),
      key: (name) => type([keys[name]]),
      type,
      back: async () => void (await send(`${session}/back`, {})),
      forward: async () => void (await send(`${session}/forward`, {})),
      reload: async () => void (await send(`${session}/refresh`, {})),
      close: async () => void (await send(session, undefined, 'DELETE')),
    };
  }

  const { session, browserVersion } = await openSession(true);
  await send(session, undefined, 'DELETE');
  return {
    version: browserVersion,
    limits: ['WebKitGTK turns a touch into a press of the mouse'],
    open,
    async close() {
      process.off('exit', end);
      end();
    },
  };
}
