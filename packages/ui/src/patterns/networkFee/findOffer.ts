/** Returns the chosen one of the network's offers. An only offer is chosen by itself, as its picker shows it. */
export const findOffer = <Offer extends { readonly speed: string }>(offers: readonly Offer[], speed: string | null): Offer | undefined =>
  offers.find((offer) => offer.speed === speed) ?? (offers.length === 1 ? offers[0] : undefined);
