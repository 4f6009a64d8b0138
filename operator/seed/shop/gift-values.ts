/** What the gift cards are worth, in tugrugs; the pictures of the cards say it too. */
export const giftValues = [20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000] as const;
