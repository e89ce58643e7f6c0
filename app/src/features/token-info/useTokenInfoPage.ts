import type { PageState } from '@wallet/ui/patterns/PageStates/PageState';
import type { TokenInfoContent } from '@wallet/ui/screens/token-info/TokenInfoScreen.types';
import { useLocale } from '@wallet/ui/texts/Locale';
import { useAssets } from '../../data/balances/useAssets.ts';
import { useMarketplace } from '../../data/tokens/useMarketplace.ts';
import { useToken } from '../../data/tokens/useToken.ts';
import { useTokenInfo } from '../../data/tokens/useTokenInfo.ts';
import { useUserInfo } from '../../data/user-info/useUserInfo.ts';
import { toPageState } from '../../operations/page/toPageState.ts';
import { usePrimaryCurrency } from '../../providers/usePrimaryCurrency.ts';
import { toTokenInfo } from './toTokenInfo.ts';
import { useTokenPopup, type TokenPopupState } from './useTokenPopup.ts';

export type TokenInfoPageState = TokenPopupState & { readonly page: PageState<TokenInfoContent> };

/**
 * A token's page: three calls at once, shown when all three are there (D-TOK-01). The rates are asked for where none are known yet, and
 * nothing waits for them (TOK-005, D-TOK-19). A symbol that is in no list is an error (TOK-026, D-TOK-03).
 * @param symbol in capitals
 */
export function useTokenInfoPage(symbol: string): TokenInfoPageState {
  const [info, token, marketplace] = [useTokenInfo(symbol), useToken(symbol), useMarketplace()];
  const assets = useAssets();
  const locale = useLocale();
  const primary = usePrimaryCurrency();
  const country = useUserInfo().data?.dossier?.address.countryCode;
  const queries = [info, token, marketplace];
  const refetch = () => Promise.all(queries.map((query) => query.refetch()));
  const error = queries.find((query) => query.error !== null)?.error ?? null;
  const dataUpdatedAt = Math.min(...queries.map((query) => query.dataUpdatedAt));
  const isComplete = info.data !== undefined && token.data !== undefined && marketplace.data !== undefined;
  const popup = useTokenPopup(symbol, isComplete ? info.data.popup : undefined);
  const listed = marketplace.data?.find((one) => one.symbol.toUpperCase() === symbol);
  if (isComplete && listed === undefined)
    return { ...popup, page: { kind: 'failed', failure: 'unexpected', onRetry: () => void refetch() } };
  const parts =
    !isComplete || listed === undefined
      ? undefined
      : { info: info.data, token: token.data, listed, assets: assets.data, primary, country: country ?? undefined };
  return { ...popup, page: toPageState({ data: parts, error, dataUpdatedAt, refetch }, (found) => toTokenInfo(found, locale)) };
}
