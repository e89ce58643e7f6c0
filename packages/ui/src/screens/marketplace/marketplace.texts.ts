import { leastUnitPurchase } from '@wallet/core/fees/trade';
import { formatMoney } from '@wallet/core/format/formatMoney';
import { catalogue } from '../../texts/catalogue.ts';

/** Words of the marketplace (D-TOK-11, D-TOK-17). */
export const marketplaceTexts = catalogue('marketplace', {
  title: 'Marketplace',
  loading: 'Loading the deals',
  from: (): string => `Private equity purchase is from ${formatMoney(leastUnitPurchase, { place: 'short' })}`,
  minimumInvestment: 'Minimum investment',
  empty: 'New deals will appear here soon',
});
