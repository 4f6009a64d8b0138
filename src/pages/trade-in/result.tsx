import { BranchesNearby } from '#features/branches/views/branches-nearby.tsx';
import { TradeInResult } from '#features/trade-in/views/result-page.tsx';
import { readBranches } from '#services/places.ts';
import { route } from '#waku.ts';

export default async function TradeInResultPage() {
  const branches = await readBranches();
  return (
    <div className="pb-16">
      <TradeInResult />
      <BranchesNearby read={branches} service="tradein" />
    </div>
  );
}
export const getConfig = route('/trade-in/result');
