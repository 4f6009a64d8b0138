import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { basename, matchesGlob, relative } from 'node:path';
import { createGenerator } from 'unocss';
import type { Plugin } from 'vite';
import config from '../uno.config.ts';
import { type ClassNames, renameInCss, renameInSource, toClassNames } from './class-names.ts';
import { sprite } from './icon-sprite.ts';
import { toSupportedCss } from './supported-browsers.ts';
import { writeIfChanged } from './write-if-changed.ts';

const styles = 'src/ui/uno.gen.css';
const sources = 'src/{features,identity,flow,order,payment,purchase,ui,pages,edge}/**/*.{ts,tsx}';
/** A script as a text: no word of it is a class. */
const headScript = '**/head-script.tsx';

/**
 * The style sheet, generated from the class names in the sources, and those of them that have a rule. Those of the
 * safelist stand only in part in the sources, so nothing may rename them.
 */
export async function readStyleSheet(): Promise<{ css: string; classes: ReadonlySet<string> }> {
  const uno = await createGenerator(config);
  const tokens = new Set<string>();
  for await (const file of glob(sources, { exclude: [headScript] })) {
    await uno.applyExtractors(await readFile(file, 'utf8'), file, tokens);
  }
  const generated = await uno.generate(tokens, { preflights: true, minify: true });
  const classes = new Set(generated.matched);
  for (const name of config.safelist ?? []) if (typeof name === 'string') classes.delete(name);
  return { css: toSupportedCss(generated.css), classes };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

async function generateCss() {
  const sheet = await readStyleSheet();
  await writeIfChanged(styles, sheet.css);
  return sheet;
}

/**
 * UnoCSS without its own Vite plugin: that one leaves the CSS empty in a multi-environment build, and the
 * PostCSS one re-emits in a loop under `waku dev`. A build shortens the class names, in the styles and in the sources,
 * and has the styles as a file, too, for the later pages of a visit.
 */
export function unoCss(): Plugin {
  let css = '';
  let hash = '';
  let icons = { fileName: '', source: '' };
  let names: ClassNames | undefined;
  return {
    name: 'tenger:uno-css',
    async config(_, { command }) {
      const sheet = await generateCss();
      if (command !== 'build') return undefined;
      names = toClassNames(sheet.classes);
      const source = await readFile(sprite, 'utf8');
      icons = { fileName: `assets/icons-${hashOf(source)}.svg`, source };
      // The same address wherever the styles stand: in the page, or in the file.
      css = renameInCss(sheet.css, names).replaceAll(`./${basename(sprite)}`, `/${icons.fileName}`);
      hash = hashOf(css);
      return { define: { 'import.meta.env.STYLES_HASH': JSON.stringify(hash) } };
    },
    transform: {
      order: 'pre',
      handler(code, id) {
        if (!names) return undefined;
        const [file = ''] = id.split('?');
        if (file.endsWith(`/${styles}`)) return { code: css, map: null };
        const path = relative(this.environment.config.root, file);
        const isSource = matchesGlob(path, sources) && !matchesGlob(path, headScript);
        return isSource ? { code: renameInSource(file, code, names), map: null } : undefined;
      },
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: `assets/styles-${hash}.css`, source: css });
      this.emitFile({ type: 'asset', ...icons });
    },
    configureServer(server) {
      const onChange = (file: string) => {
        if (/\/src\/(styles\/.*\.css|(features|identity|flow|ui|pages|edge)\/.*\.tsx?)$/.test(file))
          void generateCss();
      };
      server.watcher.on('change', onChange);
      server.watcher.on('add', onChange);
    },
  };
}
