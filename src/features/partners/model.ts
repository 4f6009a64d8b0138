/** What somebody offers to do together, as the form sends it. */
export interface Offer {
  organisation: string;
  name: string;
  phone: string;
  email: string;
  text: string;
}

export const offerLimits = { organisation: 120, name: 80, text: 2000 } as const;

/** As it is stored until it was sent. */
export interface SealedOffer {
  id: string;
  sealed: string;
}
