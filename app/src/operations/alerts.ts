import type { SecurityEvent } from '@wallet/contract/access/devices';
import type { OrderRow } from '@wallet/contract/holdings/orders';
import type { UserInfo, UserNotice } from '@wallet/contract/customer/user-info';
import { useEffect, useMemo, useState } from 'react';
import { text } from '@wallet/core/configuration/readers';
import { addDuration } from '@wallet/core/calendar/days';
import { loadOnce } from '../adapters/createLazyPort.ts';
import { useSession } from '../providers/Services.ts';
import { useProviderTime } from '../providers/useProviderTime.ts';
import { useDeviceValue } from '../providers/useDeviceValue.ts';
import { type StorageKey, createTextKey } from '../storage/StorageKey.ts';
import type { DatedAlert } from './toAlerts.ts';

/**
 * Storage key of a customer's read marks (D-WISH-01): a time or '-', then the marks. Separate from the other keys, because the first page
 * does not need it.
 */
export const toReadMarksKey = (uuid: string): StorageKey<string> => ({
  ...createTextKey('local', `read_marks/${uuid}`, text(/^(?:-|\d{4}-\d\d-\d\dT[\d:.]+Z)(?: [a-z][\da-z]+)*$/)),
  keepsUnreadable: true,
});

/** What a customer has read on this device: everything up to a time, and individual items by their marks. */
export type ReadMarks = {
  /** ISO 8601, '' for none. */
  readonly until: string;
  readonly marks: readonly string[];
};

export type Readable = {
  readonly mark: string;
  /** When it became news, in ISO 8601. Null when it has no date. */
  readonly at: string | null;
};

/** A short hash of a text (FNV-1a), so that the device stores that it was read, but not its content. */
function hashText(words: string): string {
  let print = 0x81_1c_9d_c5;
  for (const letter of words) print = Math.imul(print ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return print.toString(36);
}

/** Alerts are identified by their content. */
const toReadableAlert = ({ alert, at }: DatedAlert): Readable => ({ mark: `n${hashText(alert.id)}`, at });

/** Security events are identified by their id. */
const toReadableEvent = ({ id, at }: Pick<SecurityEvent, 'id' | 'at'>): Readable => ({ mark: `e${hashText(id)}`, at });

/** News is identified by what it says. */
const toReadableNotice = ({ kind, name, at }: UserNotice): Readable => ({ mark: `w${hashText(`${kind} ${name ?? ''} ${at}`)}`, at });

/** A rejected transaction is news from its end, or from its start when the provider does not report the end. */
const toReadableOrder = (order: Pick<OrderRow, 'id' | 'created_at' | 'finished_at'>) => ({
  mark: `o${order.id}`,
  at: order.finished_at ?? order.created_at,
});

export type NotificationSources = {
  readonly alerts: readonly DatedAlert[];
  readonly notices: readonly UserNotice[];
  readonly events: readonly SecurityEvent[];
  readonly rejected: readonly OrderRow[];
};

type OfKnownKind<T extends { readonly kind: string }> = T & { readonly kind: Exclude<T['kind'], 'unknown'> };
const isOfKnownKind = <T extends { readonly kind: string }>(thing: T): thing is OfKnownKind<T> => thing.kind !== 'unknown';

/** Something to read, with what it is about. */
export type ReadableSource = Readable &
  (
    | { readonly kind: 'alert'; readonly source: DatedAlert }
    | { readonly kind: 'news'; readonly source: OfKnownKind<UserNotice> }
    | { readonly kind: 'security'; readonly source: OfKnownKind<SecurityEvent> }
    | { readonly kind: 'rejected'; readonly source: OrderRow }
  );

/** Older rejections are in the history alone, as the provider keeps its news for the same time (MKT-025). */
const KEPT_DAYS = 90;

/**
 * Lists what the notification centre shows and the menu counts, so that the count can always be cleared (WISH-016). Kinds unknown to this
 * version are left out, because it has no words for them (DEV-007).
 */
export function listReadable({ alerts, notices, events, rejected }: NotificationSources, now: Date): readonly ReadableSource[] {
  const since = addDuration(now, { days: -KEPT_DAYS }).toISOString();
  return [
    ...alerts.map((source) => ({ kind: 'alert' as const, source, ...toReadableAlert(source) })),
    ...notices.filter(isOfKnownKind).map((source) => ({ kind: 'news' as const, source, ...toReadableNotice(source) })),
    ...events.filter(isOfKnownKind).map((source) => ({ kind: 'security' as const, source, ...toReadableEvent(source) })),
    ...rejected.map((source) => ({ kind: 'rejected' as const, source, ...toReadableOrder(source) })).filter(({ at }) => at >= since),
  ];
}

/** How long something counts as new on a device where nothing has been read yet (MKT-026). */
const NEW_DAYS = 14;

/** Marks to use before anything was read: a new device does not show old news as unread. */
export const toInitialMarks = (now: number): ReadMarks => ({
  until: addDuration(new Date(now), { days: -NEW_DAYS }).toISOString(),
  marks: [],
});

/** Older marks are dropped. A customer who reads items one by one can clear the rest with "Mark all as read". */
const MAX_MARKS = 500;
const NONE = '-';

export function parseReadMarks(kept: string): ReadMarks {
  const [until = NONE, ...marks] = kept.split(' ');
  return { until: until === NONE ? '' : until, marks };
}

export const formatReadMarks = ({ until, marks }: ReadMarks): string => [until === '' ? NONE : until, ...marks].join(' ');

export const isRead = ({ until, marks }: ReadMarks, { mark, at }: Readable): boolean =>
  (at !== null && at <= until) || marks.includes(mark);

export const markRead = (known: ReadMarks, thing: Readable): ReadMarks =>
  isRead(known, thing) ? known : { ...known, marks: [...known.marks, thing.mark].slice(-MAX_MARKS) };

/**
 * Marks everything as read, including what has not been loaded. Anything that becomes news after `now` is unread.
 * @param now ISO 8601, by the provider's clock
 */
export function markAllRead(things: readonly Readable[], now: string): ReadMarks {
  const moments = things.flatMap(({ at }) => at ?? []);
  return {
    until: moments.reduce((latest, at) => (at > latest ? at : latest), now),
    marks: things.flatMap(({ mark, at }) => (at === null ? [mark] : [])),
  };
}

/** The customer's read state, stored on this device only (WISH-016, D-WISH-01). */
export function useReadMarks() {
  const clock = useProviderTime();
  const [storedMarks, storeMarks] = useDeviceValue(toReadMarksKey(useSession()?.uuid ?? ''));
  const ownMarks = useMemo(() => (storedMarks === null ? null : parseReadMarks(storedMarks)), [storedMarks]);
  const marks = ownMarks ?? toInitialMarks(clock.now());
  return {
    isUnread: (thing: Readable): boolean => !isRead(marks, thing),
    read: (thing: Readable): void => storeMarks(formatReadMarks(markRead(marks, thing))),
    readAll: (things: readonly Readable[]): void => storeMarks(formatReadMarks(markAllRead(things, new Date(clock.now()).toISOString()))),
  };
}

/** Loaded only for customers with notifications. */
const loadAlertReader = loadOnce(() => import('./toAlerts.ts'));

/** Null while loading and when there are no notifications. If loading fails, they are not shown, because the balances matter more. */
export function useAlertReader(notifications: UserInfo['notifications']) {
  const [read, setRead] = useState(loadAlertReader.loaded);
  const [hasFailed, setFailed] = useState(false);
  const isAny = notifications.some((one) => one !== null);
  useEffect(() => {
    if (!isAny || read !== null) return;
    loadAlertReader().then(setRead, () => setFailed(true));
  }, [isAny, read]);
  return { reading: isAny ? read : null, isLoading: isAny && read === null && !hasFailed };
}
