import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

const runFile = promisify(execFile);
const decompress = promisify(brotliDecompress);
const cache = resolve('.cache/browsers');

/**
 * Old browsers in npm packages of about 55 MB each: too large for dependencies, so they are downloaded on demand. The
 * checksums are the registry's.
 */
const packages = {
  92: {
    version: '92.0.0',
    sha512:
      'xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g==',
  },
  107: {
    version: '107.0.0',
    sha512:
      'k5J8y36j5YRYfzBwnyBIiN4zsy6ZZMRIAVj8em7IqISrf/9lB/bpdEK1i/sUXtxr1S4qTDAopVNSqBLbTFL0GQ==',
  },
  112: {
    version: '112.0.2',
    sha512:
      'tpoY0o4vhrFE4/mXmJF3fcPLKIeKIQxbokfLgZB62rYW7KOIljbQTqCTBARzRXGN/k2+kLvhys1LVv6PWGwWNw==',
  },
} as const;

export type OldVersion = keyof typeof packages;

async function download(version: string, sha512: string, folder: string): Promise<void> {
  const name = `@sparticuz/chromium@${version}`;
  console.log(`browsers: fetching ${name} into ${cache}`);
  await runFile('npm', ['pack', name, '--silent', '--pack-destination', folder]);
  const archive = join(folder, `sparticuz-chromium-${version}.tgz`);
  const found = createHash('sha512')
    .update(await readFile(archive))
    .digest('base64');
  if (found !== sha512) throw new Error(`${name} is not the package that was expected: ${found}`);
  await runFile('tar', ['-xzf', archive, '-C', folder]);
  await rm(archive);
}

/** The path of this version's browser, which is downloaded and unpacked once. */
export async function prepareOldChromium(version: OldVersion) {
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) {
    await mkdir(cache, { recursive: true });
    // Renamed when it is complete, so that an interrupted download is never used.
    const made = await mkdtemp(join(cache, 'unpacked-'));
    const wanted = packages[version];
    await download(wanted.version, wanted.sha512, made);
    const bin = join(made, 'package/bin');
    const unpack = async (file: string) => decompress(await readFile(join(bin, file)));
    await writeFile(join(made, 'chromium'), await unpack('chromium.br'), { mode: 0o755 });
    for (const part of ['aws', 'swiftshader']) {
      const tar = join(made, `${part}.tar`);
      await writeFile(tar, await unpack(`${part}.tar.br`));
      await runFile('tar', ['-xf', tar, '-C', made, '--no-same-owner']);
      await rm(tar);
    }
    await rm(join(made, 'package'), { recursive: true });
    await rename(made, folder);
  }
  return { executablePath: join(folder, 'chromium'), libraryPath: join(folder, 'lib') };
}
