import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { createGenerator } from 'unocss';
import type { Plugin } from 'vite';
import config from '../uno.config.ts';
import { toSupportedCss } from './supported-browsers.ts';
import { writeIfChanged } from './write-if-changed.ts';

const styles = 'src/ui/uno.gen.css';
const sources = 'src/{features,identity,ui,pages,edge}/**/*.{ts,tsx}';

/** The style sheet, generated from the class names in the sources. */
export async function readStyleSheet(): Promise<string> {
  const uno = await createGenerator(config);
  const tokens = new Set<string>();
  for await (const file of glob(sources)) {
    await uno.applyExtractors(await readFile(file, 'utf8'), file, tokens);
  }
  const generated = await uno.generate(tokens, { preflights: true, minify: true });
  return toSupportedCss(generated.css);
}

async function generateCss(): Promise<string> {
  const css = await readStyleSheet();
  await writeIfChanged(styles, css);
  return css;
}

/**
 * UnoCSS without its own Vite plugin: that one leaves the CSS empty in a multi-environment build, and the
 * PostCSS one re-emits in a loop under `waku dev`. A build also has the styles as a file, for the later pages of a visit.
 */
export function unoCss(): Plugin {
  let css = '';
  let hash = '';
  return {
    name: 'tenger:uno-css',
    async config(_, { command }) {
      css = await generateCss();
      if (command !== 'build') return undefined;
      hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
      return { define: { 'import.meta.env.STYLES_HASH': JSON.stringify(hash) } };
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: `assets/styles-${hash}.css`, source: css });
    },
    configureServer(server) {
      const onChange = (file: string) => {
        if (/\/src\/(styles\/.*\.css|(features|identity|ui|pages|edge)\/.*\.tsx?)$/.test(file))
          void generateCss();
      };
      server.watcher.on('change', onChange);
      server.watcher.on('add', onChange);
    },
  };
}
