import { loopback } from '../../scripts/run.ts';

/** All tests come from this machine. */
export const sharedNetworks = { SHARED_NETWORKS: loopback };
