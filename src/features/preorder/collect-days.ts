import { settings } from '#env.ts';

/** For how many days a pre-order that is ready is kept. */
export const readCollectDays = (): number => settings().PREORDER_COLLECT_DAYS;
