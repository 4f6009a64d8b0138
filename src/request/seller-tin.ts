import { settings } from '#env.ts';

/** The number by which the tax authority knows the seller; undefined where no setting says it. */
export const sellerTin = (): string | undefined => settings().sellerTin;
