import type { OrderRow } from '@wallet/contract/holdings/orders';

/** Orders, newest first: an array or `StoredOrders`. */
export type OrderRows = Iterable<OrderRow> & {
  readonly length: number;
  /** @param place counted from the end if negative */
  readonly at: (place: number) => OrderRow | undefined;
};

/** Members shared by many orders. Even a long history has only some dozens of kinds. */
type OrderKind = Pick<OrderRow, 'type' | 'type_human' | 'status' | 'group'> & {
  readonly currency: string;
  readonly flow: { readonly from: string; readonly to: string } | null;
};

/**
 * Milliseconds since 1970, which take a third of the string's memory. An invalid date stays a string and is rejected where it is displayed.
 */
type Moment = number | string;

function toStoredMoment(text: string): Moment {
  const moment = Date.parse(text);
  return Number.isNaN(moment) || new Date(moment).toISOString() !== text ? text : moment;
}

const formatMoment = (moment: Moment): string => (typeof moment === 'string' ? moment : new Date(moment).toISOString());

/** Members of a single order, in one flat object. Its amounts are created when the order is read. */
type StoredOrder = Pick<OrderRow, 'id' | 'rejected_message' | 'counterparty' | 'fee' | 'worth'> & {
  readonly created: Moment;
  readonly finished: Moment | null | undefined;
  readonly kind: OrderKind;
  readonly value: string;
  readonly from: string;
  readonly to: string;
};

const kinds = new Map<string, OrderKind>();

function getKind({ type, type_human, status, group, volume: { currency }, flow }: OrderRow): OrderKind {
  const name = JSON.stringify([type, type_human, status, group, currency, flow?.from.currency, flow?.to.currency]);
  const entry = kinds.get(name);
  if (entry !== undefined) return entry;
  const kind = { type, type_human, status, group, currency, flow: flow && { from: flow.from.currency, to: flow.to.currency } };
  kinds.set(name, kind);
  return kind;
}

/** Returns a function that reuses equal strings. The parser creates a new string for every order. */
function createStringPool(): (text: string) => string {
  const texts = new Map<string, string>();
  return (text) => {
    const entry = texts.get(text);
    if (entry === undefined) texts.set(text, text);
    return entry ?? text;
  };
}

/**
 * Stores orders in half the memory of parsed ones, because a history may contain 100,000 (budget L3). Each order is created when it is
 * read.
 */
export class StoredOrders implements OrderRows {
  readonly #stored: readonly StoredOrder[];

  constructor(orders: readonly OrderRow[]) {
    const shared = createStringPool();
    // Listed one by one, because members added to an object later are allocated separately.
    this.#stored = orders.map((order) => ({
      kind: getKind(order),
      id: order.id,
      value: order.volume.value,
      from: order.flow?.from.value ?? '',
      to: order.flow?.to.value ?? '',
      created: toStoredMoment(order.created_at),
      rejected_message: order.rejected_message,
      finished: order.finished_at && toStoredMoment(order.finished_at),
      counterparty: order.counterparty && shared(order.counterparty),
      fee: order.fee,
      worth: order.worth,
    }));
  }

  get length(): number {
    return this.#stored.length;
  }

  at(place: number): OrderRow | undefined {
    const stored = this.#stored.at(place);
    if (stored === undefined) return undefined;
    const { kind, value, from, to, created, finished, ...own } = stored;
    const { currency, flow, ...words } = kind;
    return {
      ...words,
      ...own,
      created_at: formatMoment(created),
      finished_at: typeof finished === 'number' || typeof finished === 'string' ? formatMoment(finished) : finished,
      volume: { value, currency },
      flow: flow && { from: { value: from, currency: flow.from }, to: { value: to, currency: flow.to } },
    };
  }

  *[Symbol.iterator](): Generator<OrderRow> {
    for (let place = 0; place < this.length; place += 1) {
      const order = this.at(place);
      if (order !== undefined) yield order;
    }
  }
}
