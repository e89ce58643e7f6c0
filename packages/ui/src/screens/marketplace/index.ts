export { MarketplaceScreen } from './MarketplaceScreen.tsx';
export type { MarketplaceDeal, MarketplaceScreenProps } from './MarketplaceScreen.types.ts';
export { marketplaceTexts } from './marketplace.texts.ts';
