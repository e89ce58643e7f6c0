import { addMoney, compareMoney, subtractMoney } from '@wallet/core/money/arithmetic';
import { toAmountText, fromMinorUnits, money, zeroMoney, type Money } from '@wallet/core/money/money';
import { readOperations } from '../../holdings/accounts.ts';
import { readAssets } from '../../holdings/balances.ts';
import { readOrder, type Order } from '../../holdings/orders.ts';
import { listPublicRates, type PublicRate } from '../../holdings/rates.ts';
import type { ResponseOf, Endpoint } from '../../endpoint.ts';
import type { OperationsSettings } from '../../operations/operations-settings.ts';
import { feeSpeeds, quoteWalletFee } from '../../operations/fees.ts';
import { readPrices, type OrderPrice } from '../../operations/prices.ts';
import { readResponse } from '../../parse.ts';
import type { Send } from './wire.ts';

export type AccountKind = 'fiat' | 'crypto' | 'stablecoin' | 'token';
/** An account of the customer with its balances (RULE-001). */
export type Holding = {
  readonly id: number;
  readonly kind: AccountKind;
  readonly code: string;
  readonly decimals: number;
  readonly available: Money;
  readonly locked: Money;
  readonly incoming: Money;
  readonly balance: Money;
  /** Network of the account: the currency that pays its fees, and the address that receives. */
  readonly network?: { readonly native: string; readonly address: string | null };
};
export type Holdings = readonly Holding[];

/** State of the provider before anything is moved. */
export type ProviderState = {
  readonly holdings: Holdings;
  readonly settings: OperationsSettings;
  readonly minimum: ResponseOf<typeof readAssets>['minimum'];
  readonly rates: readonly PublicRate[];
  readonly cards: readonly { readonly id: number; readonly status: string }[];
  /** IBAN of the customer's last withdrawal. */
  readonly iban: string | null;
};

const STABLECOINS = new Set(['USDC', 'USDT', 'DAI']);

/**
 * Makes a call that has to succeed, because the calculations depend on it.
 * @throws Error when it fails
 */
export async function requestOrThrow<E extends Endpoint>(
  send: Send,
  endpoint: E,
  path: string = endpoint.path,
  body?: unknown,
): Promise<ResponseOf<E>> {
  const sent = await send({ method: endpoint.method.toUpperCase(), path, ...(body === undefined ? {} : { body }) });
  const read = readResponse(endpoint, sent.status, sent.json);
  if (!read.success) throw new Error(`${endpoint.id} answers ${sent.status}, so nothing can be reckoned: ${read.reason}`);
  return read.data;
}

type Asset = {
  readonly id: number;
  readonly currency: string;
  readonly decimals: number;
  readonly balance: string;
  readonly balance_available: string;
  readonly balance_locked: string;
  readonly balance_in: string;
};

function buildHolding(kind: AccountKind, asset: Asset, network?: Holding['network']): Holding {
  const { id, currency: code, decimals } = asset;
  const read = (text: string): Money => money(text, code, decimals);
  return {
    id,
    kind,
    code,
    decimals,
    available: read(asset.balance_available),
    locked: read(asset.balance_locked),
    incoming: read(asset.balance_in),
    balance: read(asset.balance),
    ...(network === undefined ? {} : { network }),
  };
}

export async function readHoldings(send: Send): Promise<Holdings> {
  const { accounts } = await requestOrThrow(send, readAssets);
  const toNetwork = ({ address, blockchain }: (typeof accounts.crypto)[number] | (typeof accounts.tokens)[number]) => ({
    native: blockchain.currency,
    address,
  });
  return [
    ...accounts.fiat.map((asset) => buildHolding('fiat', asset)),
    ...accounts.crypto.map((asset) => buildHolding('crypto', asset, toNetwork(asset))),
    ...accounts.tokens.map((asset) => buildHolding(STABLECOINS.has(asset.symbol) ? 'stablecoin' : 'token', asset, toNetwork(asset))),
  ];
}

export async function readProviderState(send: Send): Promise<ProviderState> {
  const [{ settings, cards, requisites }, { minimum }, rates, holdings] = await Promise.all([
    requestOrThrow(send, readOperations),
    requestOrThrow(send, readAssets),
    requestOrThrow(send, listPublicRates),
    readHoldings(send),
  ]);
  return { holdings, settings, minimum, rates, cards, iban: requisites.withdrawSepa[0]?.iban ?? null };
}

export const findHolding = (holdings: Holdings, code: string): Holding | undefined => holdings.find((holding) => holding.code === code);

export const getSmallestUnit = (currency: { readonly currencyCode: string; readonly decimals: number }): Money =>
  fromMinorUnits(1n, currency);

export const formatAmount = (amount: Money): string => `${toAmountText(amount)} ${amount.currencyCode}`;

/** An order with its price, where the provider reports one. */
export type PlacedOrder = { readonly order: Order; readonly price: OrderPrice | undefined };

export async function readPlacedOrder(send: Send, id: string): Promise<PlacedOrder> {
  const order = await requestOrThrow(send, readOrder, `/search/orders/${id}`);
  const { prices } = await requestOrThrow(send, readPrices, readPrices.path, { ids: [id] });
  return { order, price: prices[id] };
}

/** Requests the network fee of a transfer at average speed. */
export async function quoteFee(send: Send, path: string, body: object, native: Holding): Promise<Money> {
  const quote = await requestOrThrow(send, quoteWalletFee, path, body);
  return money(quote[feeSpeeds[1]].fee, native.code, native.decimals);
}

type Change = 'available' | 'locked' | 'incoming';
const changes: readonly Change[] = ['available', 'locked', 'incoming'];

/** Returns what an order has changed in each balance so far, by currency (RULE-001, RULE-003). */
function getEffects({ volume, flow, fee, status }: Order): readonly (readonly [change: Change, code: string, amount: string])[] {
  if (status === 'rejected') return [];
  const isOut = volume.value.startsWith('-');
  const isOpen = status !== 'completed';
  if (!isOut) return [[isOpen ? 'incoming' : 'available', volume.currency, volume.value]];
  const paid = [
    { value: volume.value.slice(1), currency: volume.currency },
    ...(fee && fee.currency !== volume.currency ? [fee] : []),
  ].flatMap(({ value, currency }): [Change, string, string][] => [
    ['available', currency, `-${value}`],
    ...(isOpen ? [['locked', currency, value] satisfies [Change, string, string]] : []),
  ]);
  const received = flow && flow.to.currency !== volume.currency ? flow.to : undefined;
  return received === undefined ? paid : [...paid, [isOpen ? 'incoming' : 'available', received.currency, received.value]];
}

/** Reports a balance that differs by anything other than the orders. */
export function checkMovements(before: Holdings, after: Holdings, orders: readonly Order[]): string | undefined {
  const effects = orders.flatMap(getEffects);
  for (const old of before) {
    const now = findHolding(after, old.code);
    if (now === undefined) return `has no account of ${old.code} any more`;
    for (const change of changes) {
      const due = effects
        .filter(([kind, code]) => kind === change && code === old.code)
        .reduce((sum, [, , amount]) => addMoney(sum, money(amount, old.code, old.decimals)), zeroMoney(old.available));
      const moved = subtractMoney(now[change], old[change]);
      if (compareMoney(moved, due) !== 0) return `moves ${formatAmount(moved)} ${change} where ${formatAmount(due)} is due`;
    }
  }
  return undefined;
}
