import type { Operations } from '@wallet/contract/holdings/accounts';
import type { Assets, Instrument } from '@wallet/contract/holdings/balances';
import type { DynamicRate, GrowRate } from '@wallet/contract/holdings/rates';
import { fiatDecimals, isStablecoin, unitPriceCurrency } from '@wallet/core/limits/currencies';
import { worthBefore, type WorthChange, worthChange, type WorthOfTwoDays } from '@wallet/core/history/dayChange';
import { money, type Money } from '@wallet/core/money/money';
import { divideByRate } from '@wallet/core/money/rates';
import type { PageState } from '@wallet/ui/patterns/PageStates';
import type { AccountGroupContent, AccountItem, AssetGroupName } from '@wallet/ui/screens/assets';
import { useOperations } from '../../data/accounts.ts';
import { useAssets, useInstruments } from '../../data/balances.ts';
import { useDynamicRates, useGrowRates } from '../../data/rates/rates.ts';
import { toUsableBalance } from '../../operations/accounts.ts';
import { toPageState } from '../../operations/page/toPageState.ts';
import { useServices, useSession } from '../../providers/Services.ts';
import { usePrimaryCurrency } from '../../providers/useDeviceValue.ts';
import { useSearchParams } from 'react-router-dom';
import { isKycComplete } from '../../session/Session.ts';
import {
  type AccountAsset,
  type AccountRef,
  groupAccounts,
  groupInstruments,
  convertToPrimary,
  getInstrumentValue,
  toTransferAmount,
  type Prices,
  getShownActions,
  sumAccounts,
  sumAsPrimary,
} from './assetGroups.ts';

/** Keeps the open account in the URL, so that it survives a reload and can be linked to. */
export function useOpenItem() {
  const [search, setSearch] = useSearchParams();
  return {
    openItem: search.get('open'),
    onOpenItem: (key: string | null) => setSearch(key === null ? {} : { open: key }, { replace: true }),
  };
}

export type AccountGroupView = {
  readonly page: PageState<AccountGroupContent>;
  /** Accounts by item key. Empty while loading and for instruments. */
  readonly accounts: ReadonlyMap<string, AccountRef>;
  readonly operations: ReturnType<typeof useOperations>['data'];
  readonly prices: Prices;
};

const noAccounts: ReadonlyMap<string, AccountRef> = new Map();

/** The data of one group. Requests that need the feature view are only sent when it is allowed (D-HOME-31). */
export function useAccountGroup(group: AssetGroupName): AccountGroupView {
  const { config } = useServices();
  const primary = usePrimaryCurrency();
  const hasFeatures = isKycComplete(useSession());
  const assets = useAssets();
  const operations = useOperations({ enabled: hasFeatures });
  const instruments = useInstruments(hasFeatures);
  const dynamic = useDynamicRates();
  const grow = useGrowRates(hasFeatures);
  // What arrives later would move the rows or the columns.
  const waits = dynamic.isPending || (hasFeatures && (operations.isPending || grow.isPending));
  const into = { currencyCode: primary, decimals: fiatDecimals };
  const prices: Prices = { rates: assets.data?.currencies ?? {}, grow: grow.data ?? [], into };

  switch (group) {
    case 'cash':
    case 'crypto':
    case 'data': {
      const read =
        assets.data === undefined || waits
          ? null
          : toAccountGroup(group, {
              assets: assets.data,
              operations: operations.data ?? null,
              dynamic: dynamic.data ?? [],
              grow: grow.data ?? [],
              primary,
              product: config.productName,
            });
      const page = toPageState({ ...assets, data: read ?? undefined }, ({ content }) => content);
      return { page, accounts: read?.accounts ?? noAccounts, operations: operations.data, prices };
    }
    case 'stocks':
    case 'bonds':
    case 'notes': {
      const held = hasFeatures ? instruments : { ...assets, data: assets.data === undefined ? undefined : [] };
      return {
        page: toPageState(held, (list) => toInstrumentGroup(group, list, prices)),
        accounts: noAccounts,
        operations: undefined,
        prices,
      };
    }
  }
}

export type AccountGroupParts = {
  readonly assets: Assets;
  /** Null where the feature view is not allowed. */
  readonly operations: Operations | null;
  readonly dynamic: readonly DynamicRate[];
  readonly grow: readonly GrowRate[];
  readonly primary: 'EUR' | 'USD';
  /** The brand's product, shown as the issuer of private equity. */
  readonly product: string;
};

export type AccountGroup = {
  readonly content: AccountGroupContent;
  readonly accounts: ReadonlyMap<string, AccountRef>;
};

function toAccountRef(account: AccountAsset): AccountRef {
  const { id, currency: code } = account;
  if ('status' in account) return { kind: isStablecoin(account.symbol) ? 'stablecoin' : 'token', id, code, status: account.status };
  return { kind: 'address' in account ? 'crypto' : 'fiat', id, code };
}

/** Provider names of the fiat accounts, by account id. */
function toProviderNames(operations: Operations | null): ReadonlyMap<number, string> {
  const names = new Map(operations?.providers.map(({ id, name }) => [id, name]));
  const fiat = operations?.accounts.filter((account) => account.type === 'fiat') ?? [];
  return new Map(fiat.map(({ id, providerId }) => [id, names.get(providerId) ?? '']));
}

/** Returns the provider's name: the network for coins, the issuing product for private equity (HOME-013, D-HOME-28). Empty when unknown. */
function getProviderName(account: AccountAsset, product: string, names: ReadonlyMap<number, string>): string {
  if ('status' in account && !isStablecoin(account.symbol)) return product;
  return 'blockchain' in account ? account.blockchain.name : (names.get(account.id) ?? '');
}

/** Returns the provider's change of the day, for private equity without one the growth since the placement. */
function findChange({ kind, code }: AccountRef, { dynamic, grow }: AccountGroupParts): AccountItem['change'] {
  const ofDay = dynamic.find(({ symbol }) => symbol === code);
  if (ofDay !== undefined) return { percent: ofDay.percent, since: 'today' };
  const growth = kind === 'token' ? grow.find(({ symbol }) => symbol === code) : undefined;
  return growth === undefined ? null : { percent: growth.percent, since: 'placement' };
}

/** Units of companies are quoted in USD, coins in the primary currency (D-LIM-04). */
const getPrice = ({ currency, decimals }: AccountAsset, { kind }: AccountRef, prices: Prices): Money | null => {
  const into = kind === 'token' ? { currencyCode: unitPriceCurrency, decimals: fiatDecimals } : prices.into;
  return convertToPrimary(money('1', currency, decimals), { ...prices, into }, 'halfEven');
};

function toItem(account: AccountAsset, ref: AccountRef, provider: string, prices: Prices, parts: AccountGroupParts): AccountItem {
  const { operations } = parts;
  const balance = toUsableBalance(account);
  return {
    key: `${ref.kind}:${ref.id}`,
    icon: account.icon,
    name: 'title' in account ? account.title : account.name,
    code: account.currency,
    ...(ref.kind === 'fiat' ? { provider } : {}),
    balance,
    converted: convertToPrimary(balance, prices),
    ...(ref.kind === 'fiat' ? {} : { price: getPrice(account, ref, prices) }),
    ...(ref.kind === 'token' ? { shares: true } : {}),
    change: findChange(ref, parts),
    transferIn: toTransferAmount(account.balance_in, account),
    transferOut: toTransferAmount(account.balance_out, account),
    // A getter, because only the open row needs its actions.
    get actions() {
      return getShownActions(ref, operations);
    },
  };
}

/** Groups the rows in the order of each section's first account. Accounts without a provider come last (D-HOME-18). */
function toSections(rows: readonly { readonly title: string; readonly item: AccountItem }[]): AccountGroupContent['sections'] {
  const titles = [...new Set(rows.map(({ title }) => title))].toSorted((left, right) => Number(left === '') - Number(right === ''));
  return titles.map((title) => ({ title, items: rows.filter((row) => row.title === title).map(({ item }) => item) }));
}

/** Maps a group of accounts to its screen (HOME-013 to HOME-017). */
export function toAccountGroup(name: Extract<AssetGroupName, 'cash' | 'crypto' | 'data'>, parts: AccountGroupParts): AccountGroup {
  const { assets, grow, primary } = parts;
  const prices: Prices = { rates: assets.currencies, grow, into: { currencyCode: primary, decimals: fiatDecimals } };
  const accounts: readonly AccountAsset[] = groupAccounts(assets)[name];
  const names = toProviderNames(parts.operations);
  const rows = accounts.map((account) => {
    const ref = toAccountRef(account);
    const title = getProviderName(account, parts.product, names);
    return { ref, title, item: toItem(account, ref, title, prices, parts) };
  });
  return {
    content: { ...sumAccounts(accounts, prices), count: accounts.length, sections: toSections(rows) },
    accounts: new Map(rows.map(({ ref, item }) => [item.key, ref])),
  };
}

/** Returns the price per unit in the instrument's currency, or null when the quantity is zero. */
function getUnitPrice(instrument: Instrument): Money | null {
  const value = getInstrumentValue(instrument);
  return Number(instrument.qty) > 0 ? divideByRate(value, instrument.qty, value, 'down') : null;
}

function toInstrumentItem(instrument: Instrument, prices: Prices): AccountItem {
  const balance = getInstrumentValue(instrument);
  return {
    key: `${instrument.type}:${instrument.symbol}`,
    icon: instrument.logo.vector_small ?? instrument.logo.raster_small,
    name: instrument.issuer_name,
    code: instrument.ticker,
    balance,
    converted: convertToPrimary(balance, prices),
    price: getUnitPrice(instrument),
    change: { percent: instrument.dynamics, since: 'purchase' },
    transferIn: null,
    transferOut: null,
    actions: [],
    instrument: { isin: instrument.isin, currencyCode: instrument.currency, quantity: instrument.qty },
  };
}

/** Returns what the instruments have gained in price since their purchase, or null when one of them has an unknown worth (HOME-108). */
function toGain(instruments: readonly Instrument[], prices: Prices): WorthChange | null {
  const worths = instruments.map((instrument): WorthOfTwoDays | null => {
    const now = convertToPrimary(getInstrumentValue(instrument), prices);
    const before = now === null ? null : worthBefore(now, instrument.dynamics);
    return now === null || before === null ? null : { now, before };
  });
  const known = worths.filter((worth) => worth !== null);
  return known.length === worths.length ? worthChange(known, prices.into) : null;
}

/** Maps stocks, bonds or notes to a view-only list sorted by issuer (D-HOME-27, APP-002). */
export function toInstrumentGroup(
  name: Extract<AssetGroupName, 'stocks' | 'bonds' | 'notes'>,
  instruments: readonly Instrument[],
  prices: Prices,
): AccountGroupContent {
  const held = groupInstruments(instruments)[name];
  return {
    total: sumAsPrimary(held.map(getInstrumentValue), prices),
    gain: toGain(held, prices),
    count: held.length,
    // A single section: the issuer is already the row's name and needs no heading.
    sections:
      held.length === 0
        ? []
        : [
            {
              title: '',
              items: held
                .toSorted((left, right) => left.issuer_name.localeCompare(right.issuer_name))
                .map((instrument) => toInstrumentItem(instrument, prices)),
            },
          ],
  };
}
