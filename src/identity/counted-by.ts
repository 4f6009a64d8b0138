import { settings } from '#env.ts';
import { hashWithKey } from '#lib/hash.ts';
import { hashAsker } from './tan/secrets.ts';

/** Keyed hashes by which a network and a number are counted, without either being stored. */
export const hashNetwork = (network: Parameters<typeof hashAsker>[2]) =>
  hashAsker(settings().TAN_PEPPER, 'network', network);
export const hashNumber = (purpose: string, isdn: string): Promise<string> =>
  hashWithKey(settings().TAN_PEPPER, `${purpose} ${isdn}`);
