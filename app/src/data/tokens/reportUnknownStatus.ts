import type { MarketplaceToken } from '@wallet/contract/tokens';
import type { Services } from '../../providers/Services.ts';

/** A status that this version does not know is left out of the page, and told to those who can add it (D-TOK-07). */
export function reportUnknownStatus(
  { report }: Services['monitoring'],
  { symbol, status }: Pick<MarketplaceToken, 'symbol' | 'status'>,
): void {
  if (status === 'unknown') report('warning', 'A token has an unknown status', { symbol });
}
