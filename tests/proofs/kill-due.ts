import { setTimeout as sleep } from 'node:timers/promises';
import type { Boundary, Way } from './mobile-proxy.ts';
import { makeDue } from './outbox-rows.ts';
import { callJobs } from './payment-stage.ts';
import type { Stage } from './stage.ts';

/** A message that is due, and what becomes of its call. The site sends six at a time. */
export interface Due {
  key: string;
  /** By which the service knows it. */
  code: string;
  at: Boundary;
  way: Way;
}
type Place = Pick<Stage, 'directory' | 'mobile' | 'start'>;

/** Long enough on a machine under load. */
const maxMs = 45_000;

export async function waitUntil(isTrue: () => boolean): Promise<void> {
  const giveUpAt = Date.now() + maxMs;
  while (!isTrue() && Date.now() < giveUpAt) await sleep(20);
}

export const isHeld = (way: Way | undefined): boolean => way?.startsWith('held') ?? false;

/** Sends these messages, and kills the site while their calls are held; how many were. */
export async function killWhileDue(
  { directory, mobile, start }: Place,
  due: readonly Due[],
): Promise<number> {
  await makeDue(
    directory,
    due.map(({ key }) => key),
  );
  const server = await start();
  const before = mobile.held();
  mobile.choose(
    (boundary, code) => due.find((one) => one.code === code && one.at === boundary)?.way ?? 'pass',
  );
  const expected = due.filter(({ way }) => isHeld(way)).length;
  const jobs = callJobs(server.url);
  await waitUntil(() => mobile.held() - before >= expected);
  // What was lost is noted by then.
  await sleep(1000);
  const held = mobile.held() - before;
  await server.kill();
  await jobs;
  mobile.choose(() => 'pass');
  return held;
}

/** The site comes back, again and again, until nothing is open. */
export async function comeBack(
  { directory, start }: Place,
  isOpen: () => Promise<boolean>,
): Promise<void> {
  for (let turn = 0; turn < 8 && (turn === 0 || (await isOpen())); turn += 1) {
    await makeDue(directory, null);
    const server = await start();
    await callJobs(server.url);
    await sleep(2000);
    await server.stop();
  }
}
