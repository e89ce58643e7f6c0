export { MarketplaceScreen } from './MarketplaceScreen.tsx';
export type { MarketplaceDeal, MarketplaceScreenProps } from './MarketplaceScreen.types.ts';
