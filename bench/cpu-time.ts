import { readdir, readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second, whatever the kernel's own tick is. */
const tickMs = 10;

async function readStat(pid: string) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { name: /\((.*)\)/.exec(text)?.[1] ?? '', parent: Number(fields[1]), fields };
}

/** The workerd processes started by this one, but for the known ones; none on systems without /proc. */
export async function findNewWorkerd(known: readonly string[]): Promise<string[]> {
  const pids = await readdir('/proc').catch(() => []);
  const found: string[] = [];
  for (const pid of pids) {
    if (!/^\d+$/.test(pid) || known.includes(pid)) continue;
    const { name, parent } = await readStat(pid);
    if (parent === process.pid && name === 'workerd') found.push(pid);
  }
  return found;
}

/** Processor time that these processes have used so far, in ms. */
export async function readCpuMs(pids: readonly string[]): Promise<number> {
  const stats = await Promise.all(pids.map(readStat));
  return stats.reduce(
    (total, { fields }) => total + (Number(fields[11]) + Number(fields[12])) * tickMs,
    0,
  );
}
