import type { Branch } from '#contracts/content/places.ts';
import { aimagCentreBranches } from './branches/aimag-centres.ts';
import { sumAndGateBranches } from './branches/sums-and-gates.ts';
import { toBranch } from './branches/to-branch.ts';
import { ulaanbaatarCentreBranches } from './branches/ulaanbaatar-centre.ts';
import { ulaanbaatarEastBranches } from './branches/ulaanbaatar-east.ts';
import { ulaanbaatarWestBranches } from './branches/ulaanbaatar-west.ts';

export const branches: readonly Branch[] = [
  ...ulaanbaatarCentreBranches,
  ...ulaanbaatarWestBranches,
  ...ulaanbaatarEastBranches,
  ...aimagCentreBranches,
  ...sumAndGateBranches,
].map(toBranch);
