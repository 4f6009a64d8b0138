import type { Purchase } from '#purchase/model.ts';
import { texts } from '#request/texts.ts';
import { withIcon } from '#ui/with-icon.ts';

/** The branches that hand out SIM cards, wherever somebody reads that they have to come to one. */
export function BranchWay() {
  return (
    <a
      href="/service-branches?service=sim"
      data-document
      className={`btn-line w-fit ${withIcon('map-pin')}`}
    >
      {texts().t('stars.branches')}
    </a>
  );
}

/** On the page of a payment: the SIM card of a new number waits in a branch. */
export function StarsPart({ purchase: { item, status } }: { purchase: Purchase }) {
  if (item.kind !== 'stars' || !item.isNew || status !== 'DONE') return null;
  return (
    <div className="no-print mt-5">
      <BranchWay />
    </div>
  );
}
