/** All tests come from this machine, whose network is then one in which nobody is counted by it. */
export const sharedNetworks = { SHARED_NETWORKS: '127.0.0.0/8,::1' };
