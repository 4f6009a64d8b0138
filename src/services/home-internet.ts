import type * as z from 'zod/mini';
import * as homeInternet from '#contracts/mobile/home-internet.ts';
import { readAll } from './cache/read-cached.ts';
import { callForOne } from './upstream/call-upstream.ts';

/** Whether the network reaches an address. An address is personal: the answer is never cached. */
export const checkHomeCoverage = (address: homeInternet.HomeAddress) =>
  callForOne(homeInternet.homeCoverageContract, { body: address });

export const readHomePackages = () => readAll(homeInternet.homePackagesContract);

/** Calls with the same key make one request. */
export const sendHomeRequest = (
  idempotencyKey: string,
  body: z.input<typeof homeInternet.homeRequestBody>,
) => callForOne(homeInternet.homeRequestContract, { idempotencyKey, body });
