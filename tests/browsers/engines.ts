import { existsSync } from 'node:fs';
import { findBrowser } from '../../scripts/find-browser.ts';
import { runProgram } from '../../scripts/run-program.ts';
import { startChromium } from './chromium-engine.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox-engine.ts';
import { type OldVersion, prepareOldChromium } from './old-chromium.ts';
import { startWebkit } from './webkit-engine.ts';

const firefox = '/usr/bin/firefox-esr';
const needed = {
  firefox: { files: [firefox], packages: ['firefox-esr'] },
  webkit: {
    files: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/**
 * Installs the missing Debian packages where that is allowed.
 * @throws where it is not, with the command that installs them
 */
async function install({ files, packages }: { files: string[]; packages: string[] }) {
  const isMissing = () => files.some((file) => !existsSync(file));
  if (!isMissing()) return;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    console.log(`browsers: installing ${packages.join(' and ')}`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runProgram(['apt-get', 'update', '-q'], { env });
    await runProgram(['apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages], {
      env,
    });
  }
  if (isMissing()) throw new Error(`not installed: apt-get install ${packages.join(' ')}`);
}

async function startOldChromium(version: OldVersion): Promise<Engine> {
  return startChromium({
    ...(await prepareOldChromium(version)),
    // The binary is built for machines without a GPU, a zygote process or a screen.
    args: ['--no-zygote', '--headless', '--use-gl=swiftshader'],
  });
}

/** Every engine, by its name as the command's argument. */
export const engines: Readonly<Record<string, () => Promise<Engine>>> = {
  chromium: async () => startChromium({ executablePath: await findBrowser() }),
  firefox: async () => {
    await install(needed.firefox);
    return startFirefox(firefox);
  },
  webkit: async () => {
    await install(needed.webkit);
    return startWebkit();
  },
  chromium112: () => startOldChromium(112),
  chromium107: () => startOldChromium(107),
  chromium92: () => startOldChromium(92),
};
