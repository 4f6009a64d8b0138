import type { SimKind } from '#contracts/mobile/sim-orders.ts';
import type { TouristPackage, Traveller } from '#contracts/mobile/tourist-sims.ts';

/** Where a card is fetched, and when, as it was when it was chosen. */
export interface TouristPickup {
  /** `YYYY-MM-DD` in Ulaanbaatar. */
  arrives: string;
  point: {
    id: string;
    nameMn: string;
    nameEn: string;
    addressMn: string;
    addressEn: string;
    hoursMn: string;
    hoursEn: string;
  };
}

/** The data SIM of a visitor: no number comes with it, and its e-mail address, which a code has confirmed, owns it. */
export interface TouristItem {
  kind: 'touristSim';
  package: TouristPackage;
  sim: SimKind;
  traveller: Traveller;
  email: string;
  /** Null for an eSIM. */
  pickup: TouristPickup | null;
  /** What was agreed to, and when, as JSON. */
  consent: string;
}
