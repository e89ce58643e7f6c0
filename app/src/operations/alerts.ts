import type { SecurityEvent } from '@wallet/contract/access/devices';
import type { OrderRow } from '@wallet/contract/holdings/orders';
import type { UserInfo } from '@wallet/contract/customer/user-info';
import { useEffect, useMemo, useState } from 'react';
import { text } from '@wallet/core/configuration/readers';
import { loadOnce } from '../adapters/lazyPort.ts';
import type { OrdersPage } from '../data/orders/OrdersPage.ts';
import { useSession } from '../providers/Services.ts';
import { useProviderTime } from '../providers/useProviderTime.ts';
import { useDeviceValue } from '../providers/useDeviceValue.ts';
import { type StorageKey, textKey } from '../storage/StorageKey.ts';
import type { DatedAlert, datedAlerts, unknownSubjects } from './toAlerts.ts';

/** Where the marks of a customer lie (D-WISH-01): a moment or '-', then marks. Apart from the other keys: the first page does without. */
export const readMarksKey = (uuid: string): StorageKey<string> => ({
  ...textKey('local', `read_marks/${uuid}`, text(/^(?:-|\d{4}-\d\d-\d\dT[\d:.]+Z)(?: [a-z][\da-z]+)*$/)),
  keepsUnreadable: true,
});

/** What a customer has read on this device: all that is not newer than a moment, and some things besides, by their marks. */
export type ReadMarks = {
  /** ISO 8601; '' for none. */
  readonly until: string;
  readonly marks: readonly string[];
};

/** Something that can be read. */
export type Readable = {
  readonly mark: string;
  /** When it became news, ISO 8601; null when it has no moment. */
  readonly at: string | null;
};

/** A short print of a text (FNV-1a): the device remembers that it was read, not what it said. */
function printOf(words: string): string {
  let print = 0x81_1c_9d_c5;
  for (const letter of words) print = Math.imul(print ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return print.toString(36);
}

/** An alert is known by what it says. */
export const readableAlert = ({ alert, at }: DatedAlert): Readable => ({ mark: `n${printOf(alert.id)}`, at });

/** What happened to the account's safety is known by its id. */
export const readableEvent = ({ id, at }: Pick<SecurityEvent, 'id' | 'at'>): Readable => ({ mark: `e${printOf(id)}`, at });

/** An operation is news from its end on; a provider that does not tell it is taken by its beginning. */
export const readableOrder = (order: Pick<OrderRow, 'id' | 'created_at' | 'finished_at'>): Readable => ({
  mark: `o${order.id}`,
  at: order.finished_at ?? order.created_at,
});

/** Where nothing was read yet: what lies behind the newest page is no news, so a new device begins with a page and not with a whole history. */
export function beginningOf({ orders, last }: Pick<OrdersPage, 'orders' | 'last'>): ReadMarks {
  const lowest = orders.at(-1);
  return { until: last === null || lowest === undefined ? '' : (readableOrder(lowest).at ?? ''), marks: [] };
}

/** Older marks than so many are forgotten: a customer who reads one by one reaches the rest by "Mark all as read". */
const MOST_MARKS = 500;
const NONE = '-';

/** The marks of a text that `readMarksKey` lets pass. */
export function parseReadMarks(kept: string): ReadMarks {
  const [until = NONE, ...marks] = kept.split(' ');
  return { until: until === NONE ? '' : until, marks };
}

export const formatReadMarks = ({ until, marks }: ReadMarks): string => [until === '' ? NONE : until, ...marks].join(' ');

export const isRead = ({ until, marks }: ReadMarks, { mark, at }: Readable): boolean =>
  (at !== null && at <= until) || marks.includes(mark);

export const withRead = (known: ReadMarks, thing: Readable): ReadMarks =>
  isRead(known, thing) ? known : { ...known, marks: [...known.marks, thing.mark].slice(-MOST_MARKS) };

/** All of it, and what has not been loaded: whatever becomes news after `now` is unread again. @param now ISO 8601, by the provider's clock */
export function withAllRead(things: readonly Readable[], now: string): ReadMarks {
  const moments = things.flatMap(({ at }) => at ?? []);
  return {
    until: moments.reduce((latest, at) => (at > latest ? at : latest), now),
    marks: things.flatMap(({ mark, at }) => (at === null ? [mark] : [])),
  };
}

export type ReadState = {
  readonly isUnread: (thing: Readable) => boolean;
  readonly read: (thing: Readable) => void;
  readonly readAll: (things: readonly Readable[]) => void;
};

/** What the customer has read, on this device alone (WISH-016, D-WISH-01). @param beginning holds until something was read */
export function useReadMarks(beginning: ReadMarks): ReadState {
  const clock = useProviderTime();
  const [storedMarks, storeMarks] = useDeviceValue(readMarksKey(useSession()?.uuid ?? ''));
  const ownMarks = useMemo(() => (storedMarks === null ? null : parseReadMarks(storedMarks)), [storedMarks]);
  const marks = ownMarks ?? beginning;
  return {
    isUnread: (thing) => !isRead(marks, thing),
    read: (thing) => storeMarks(formatReadMarks(withRead(marks, thing))),
    readAll: (things) => storeMarks(formatReadMarks(withAllRead(things, new Date(clock.now()).toISOString()))),
  };
}

type Reading = { readonly datedAlerts: typeof datedAlerts; readonly unknownSubjects: typeof unknownSubjects };

/** How notifications are read: loaded for those whom the provider has something to tell. */
const loadReading = loadOnce<Reading>(() => import('./toAlerts.ts'));

/** Null while it is being loaded, and where nothing is to be read. What cannot be loaded is not told: the balances are worth more. */
export function useAlertReading(notifications: UserInfo['notifications']): {
  readonly reading: Reading | null;
  readonly isLoading: boolean;
} {
  const [read, setRead] = useState(loadReading.loaded);
  const [hasFailed, setFailed] = useState(false);
  const isAny = notifications.some((one) => one !== null);
  useEffect(() => {
    if (!isAny || read !== null) return;
    loadReading().then(setRead, () => setFailed(true));
  }, [isAny, read]);
  return { reading: isAny ? read : null, isLoading: isAny && read === null && !hasFailed };
}
