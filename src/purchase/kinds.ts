import type { Kind } from './kind.ts';
import { bill } from './kinds/bill.ts';
import { data } from './kinds/data.ts';
import { leasingFee } from './kinds/leasing-fee.ts';
import { newNumber } from './kinds/new-number.ts';
import { touristSim } from './kinds/tourist-sim.ts';
import { simRecovery } from './kinds/sim-recovery.ts';
import { stars } from './kinds/stars.ts';
import { preorder } from './kinds/preorder.ts';
import { units } from './kinds/units.ts';
import { wifi } from './kinds/wifi.ts';
import type { PagePath } from '#routes.ts';
import type { Item, PurchaseKind } from './model.ts';

/** Every kind of what is paid for beside the shop: one more is a module in `kinds/` and a line here. */
const kinds: Readonly<Record<PurchaseKind, Kind<Item>>> = {
  bill,
  data,
  leasingFee,
  newNumber,
  touristSim,
  simRecovery,
  stars,
  preorder,
  units,
  wifi,
};

/** What is its kind's own. Each kind is only ever handed items of its own. */
export const kindOf = ({ kind }: { kind: PurchaseKind }): Kind<Item> => kinds[kind];

/** Where such a thing is bought anew. */
export const pathOf = (item: Item): PagePath => kindOf(item).toPath?.(item) ?? kindOf(item).path;

/** The number that something was bought for, whose owner is told; null of what is for none that works already. */
export const findNumber = (item: Item): string | null => kindOf(item).findNumber(item);

/** A number that comes with it: whoever has bought it sees it whole. */
export const findNewNumber = (item: Item): string | undefined =>
  item.kind === 'newNumber' || (item.kind === 'stars' && item.isNew) ? item.isdn : undefined;

/** Whether it is an eSIM, or brings one. */
export const isEsim = (item: Item): boolean =>
  ('sim' in item && item.sim === 'ESIM') || ('way' in item && item.way === 'ESIM');

/** Whether it can be sold on. */
export const isTopUp = (item: Pick<Item, 'kind'>): boolean => kindOf(item).isTopUp;
