export { MarketplaceScreen, type MarketplaceDeal, type MarketplaceScreenProps } from './MarketplaceScreen.tsx';
export { marketplaceTexts } from './marketplace.texts.ts';
