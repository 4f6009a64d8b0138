import type { HomeAddress, HomeRequestKind } from '#contracts/mobile/home-internet.ts';

/** What the network said of an address; `UNKNOWN` also where it said nothing. */
export interface Coverage {
  status: 'AVAILABLE' | 'PLANNED' | 'NO' | 'UNKNOWN';
  /** `YYYY-MM`. */
  plannedFor: string | null;
}

/** The address in words, as it was chosen. */
export interface NamedAddress extends HomeAddress {
  textMn: string;
  textEn: string;
}

/** The package as it was offered when it was chosen. */
export interface ChosenPackage {
  id: string;
  nameMn: string;
  nameEn: string;
  /** Per month, in MNT. */
  fee: number;
  installFee: number;
}

export interface Visit {
  /** `YYYY-MM-DD` in Ulaanbaatar. */
  date: string;
  slot: string;
}

/** What follows from what the network said: nobody is told no because a service failed. */
export function toRequestKind({ status }: Coverage): HomeRequestKind {
  if (status === 'AVAILABLE') return 'INSTALL';
  return status === 'PLANNED' ? 'NOTIFY' : 'CALL_BACK';
}

/** What a request holds that is somebody's: it is stored sealed. */
export interface PersonalPart {
  address: NamedAddress;
  name: string;
  phone: string;
  /** Empty where none was given. */
  email: string;
  /** `YYYY-MM`, where the network was planned to come. */
  plannedFor: string | null;
  /** What the address of the result page holds. */
  token: string;
  packageMn: string;
  packageEn: string;
  /** Of the package per month, in MNT, and of its installation; null where there is none. */
  fee: number | null;
  installFee: number | null;
}

/** How long a request is kept after its last change: the year in which it may be asked about, and a month. */
export const retentionMs = 396 * 86_400_000;

export const homeStatuses = ['REQUESTED', 'SCHEDULED', 'INSTALLED', 'CANCELED'] as const;
export type HomeStatus = (typeof homeStatuses)[number];

/** Where staff may move a request to; the last two states are final. */
export const nextStatuses: Readonly<Record<HomeStatus, readonly HomeStatus[]>> = {
  REQUESTED: ['SCHEDULED', 'CANCELED'],
  SCHEDULED: ['INSTALLED', 'CANCELED'],
  INSTALLED: [],
  CANCELED: [],
};
