import { addMoney, compareMoney, subtractMoney } from '@wallet/core/money/arithmetic';
import { amountOf, fromMinorUnits, money, zeroMoney, type Money } from '@wallet/core/money/money';
import { readOperations } from '../../holdings/accounts.ts';
import { readAssets } from '../../holdings/balances.ts';
import { readOrder, type Order } from '../../holdings/orders.ts';
import { listPublicRates, type PublicRate } from '../../holdings/rates.ts';
import type { AnswerOf, Endpoint } from '../../endpoint.ts';
import type { OperationsSettings } from '../../operations/operations-settings.ts';
import { feeSpeeds, quoteWalletFee } from '../../operations/fees.ts';
import { readPrices, type OrderPrice } from '../../operations/prices.ts';
import { readAnswer } from '../../parse.ts';
import type { Send } from './wire.ts';

export type AccountKind = 'fiat' | 'crypto' | 'stablecoin' | 'token';
/** An account of the customer with its five balances (RULE-001). */
export type Holding = {
  readonly id: number;
  readonly kind: AccountKind;
  readonly code: string;
  readonly decimals: number;
  readonly available: Money;
  readonly locked: Money;
  readonly incoming: Money;
  readonly balance: Money;
  /** Of the network that it lives on: who pays its fees, and where it receives. */
  readonly network?: { readonly native: string; readonly address: string | null };
};
export type Holdings = readonly Holding[];

/** What is known before anything is moved. */
export type World = {
  readonly holdings: Holdings;
  readonly settings: OperationsSettings;
  /** Least amounts, by currency. */
  readonly minimum: AnswerOf<typeof readAssets>['minimum'];
  readonly rates: readonly PublicRate[];
  readonly cards: readonly { readonly id: number; readonly status: string }[];
  /** Where the customer last withdrew to. */
  readonly iban: string | null;
};

const STABLECOINS = new Set(['USDC', 'USDT', 'DAI']);

/** The answer of a call that has to succeed: nothing can be reckoned without it. @throws Error where it does not */
export async function ask<E extends Endpoint>(send: Send, endpoint: E, path: string = endpoint.path, body?: unknown): Promise<AnswerOf<E>> {
  const sent = await send({ method: endpoint.method.toUpperCase(), path, ...(body === undefined ? {} : { body }) });
  const read = readAnswer(endpoint, sent.status, sent.json);
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

function holdingOf(kind: AccountKind, asset: Asset, network?: Holding['network']): Holding {
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

/** Balances now. */
export async function readHoldings(send: Send): Promise<Holdings> {
  const { accounts } = await ask(send, readAssets);
  const networkOf = ({ address, blockchain }: (typeof accounts.crypto)[number] | (typeof accounts.tokens)[number]) => ({
    native: blockchain.currency,
    address,
  });
  return [
    ...accounts.fiat.map((asset) => holdingOf('fiat', asset)),
    ...accounts.crypto.map((asset) => holdingOf('crypto', asset, networkOf(asset))),
    ...accounts.tokens.map((asset) => holdingOf(STABLECOINS.has(asset.symbol) ? 'stablecoin' : 'token', asset, networkOf(asset))),
  ];
}

export async function readWorld(send: Send): Promise<World> {
  const [{ settings, cards, requisites }, { minimum }, rates, holdings] = await Promise.all([
    ask(send, readOperations),
    ask(send, readAssets),
    ask(send, listPublicRates),
    readHoldings(send),
  ]);
  return { holdings, settings, minimum, rates, cards, iban: requisites.withdrawSepa[0]?.iban ?? null };
}

/** The customer's account of a currency. */
export const holdingIn = (holdings: Holdings, code: string): Holding | undefined => holdings.find((holding) => holding.code === code);

/** The least amount of a currency. */
export const unitOf = (currency: { readonly currencyCode: string; readonly decimals: number }): Money => fromMinorUnits(1n, currency);

export const inWords = (amount: Money): string => `${amountOf(amount)} ${amount.currencyCode}`;

/** An order with what it cost, where the provider tells that. */
export type Placed = { readonly order: Order; readonly price: OrderPrice | undefined };

export async function readPlaced(send: Send, id: string): Promise<Placed> {
  const order = await ask(send, readOrder, `/search/orders/${id}`);
  const { prices } = await ask(send, readPrices, readPrices.path, { ids: [id] });
  return { order, price: prices[id] };
}

/** What the network asks for a transfer at the middle speed. */
export async function quoteFee(send: Send, path: string, body: object, native: Holding): Promise<Money> {
  const quote = await ask(send, quoteWalletFee, path, body);
  return money(quote[feeSpeeds[1]].fee, native.code, native.decimals);
}

type Change = 'available' | 'locked' | 'incoming';
const changes: readonly Change[] = ['available', 'locked', 'incoming'];

/** What an order has done to each balance so far, by its currency (RULE-001, RULE-003). */
function effectsOf({ volume, flow, fee, status }: Order): readonly (readonly [change: Change, code: string, amount: string])[] {
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

/** Where balances differ by something else than what the orders say. */
export function movementProblem(before: Holdings, after: Holdings, orders: readonly Order[]): string | undefined {
  const effects = orders.flatMap(effectsOf);
  for (const old of before) {
    const now = holdingIn(after, old.code);
    if (now === undefined) return `has no account of ${old.code} any more`;
    for (const change of changes) {
      const due = effects
        .filter(([kind, code]) => kind === change && code === old.code)
        .reduce((sum, [, , amount]) => addMoney(sum, money(amount, old.code, old.decimals)), zeroMoney(old.available));
      const moved = subtractMoney(now[change], old[change]);
      if (compareMoney(moved, due) !== 0) return `moves ${inWords(moved)} ${change} where ${inWords(due)} is due`;
    }
  }
  return undefined;
}
