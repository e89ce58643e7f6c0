import type { OrderRow } from '@wallet/contract/holdings/orders';

/** Orders one after another, newest first: an array, or `StoredOrders`. */
export type OrderRows = Iterable<OrderRow> & {
  readonly length: number;
  /** @param place from the end where it is below zero */
  readonly at: (place: number) => OrderRow | undefined;
};

/** What many orders have in common: some dozens of kinds, however long the history. */
type Kind = Pick<OrderRow, 'type' | 'type_human' | 'status' | 'group'> & {
  readonly currency: string;
  readonly flow: { readonly from: string; readonly to: string } | null;
};

/** A moment as a number, in a third of its text's room; as it came where it is none, which what shows it is to refuse. */
type Moment = number | string;

function storeMoment(text: string): Moment {
  const moment = Date.parse(text);
  return Number.isNaN(moment) || new Date(moment).toISOString() !== text ? text : moment;
}

const readMoment = (moment: Moment): string => (typeof moment === 'string' ? moment : new Date(moment).toISOString());

/** What is an order's own, in one object; its amounts are made when it is read. */
type Stored = Pick<OrderRow, 'id' | 'rejected_message' | 'counterparty' | 'fee' | 'worth'> & {
  readonly created: Moment;
  readonly finished: Moment | null | undefined;
  readonly kind: Kind;
  readonly value: string;
  readonly from: string;
  readonly to: string;
};

const kinds = new Map<string, Kind>();

function kindOf({ type, type_human, status, group, volume: { currency }, flow }: OrderRow): Kind {
  const name = JSON.stringify([type, type_human, status, group, currency, flow?.from.currency, flow?.to.currency]);
  const entry = kinds.get(name);
  if (entry !== undefined) return entry;
  const kind = { type, type_human, status, group, currency, flow: flow && { from: flow.from.currency, to: flow.to.currency } };
  kinds.set(name, kind);
  return kind;
}

/** One text for each that occurs more than once, where every order as it is parsed has its own. */
function sharing(): (text: string) => string {
  const texts = new Map<string, string>();
  return (text) => {
    const entry = texts.get(text);
    if (entry === undefined) texts.set(text, text);
    return entry ?? text;
  };
}

/** Orders in half the room of what a parser makes of them, since a history keeps 100,000 (budget L3): each is made again when it is read. */
export class StoredOrders implements OrderRows {
  readonly #stored: readonly Stored[];

  constructor(orders: readonly OrderRow[]) {
    const shared = sharing();
    // Member by member: what is added to an object later is in a second one.
    this.#stored = orders.map((order) => ({
      kind: kindOf(order),
      id: order.id,
      value: order.volume.value,
      from: order.flow?.from.value ?? '',
      to: order.flow?.to.value ?? '',
      created: storeMoment(order.created_at),
      rejected_message: order.rejected_message,
      finished: order.finished_at && storeMoment(order.finished_at),
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
      created_at: readMoment(created),
      finished_at: typeof finished === 'number' || typeof finished === 'string' ? readMoment(finished) : finished,
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
