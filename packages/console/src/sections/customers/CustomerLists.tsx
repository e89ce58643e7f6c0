/* oxlint-disable react/no-unstable-nested-components -- a cell is a function of its row: it is called, never mounted */
import type { ReactNode } from 'react';
import { toHash } from '../../address.ts';
import { events, messages, orderList, requests } from '../../control/answers.ts';
import { usePolled } from '../../control/usePolled.ts';
import { State } from '../../parts/Section.tsx';
import { Table } from '../../parts/Table.tsx';
import { formatTime, formatDateTime, getStatusTone, describeStatus } from '../requests/words.ts';

const SHOWN = 6;
const tones = { completed: 'positive', pending: 'info', moderate: 'warning', rejected: 'negative' } as const;
export const orderTone = (status: string) => Object.entries(tones).find(([word]) => word === status)?.[1] ?? ('neutral' as const);

function Part({
  title,
  href,
  isEmpty,
  children,
}: {
  readonly title: string;
  readonly href: string;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className="box">
      <header>
        <h4>{title}</h4>
        <a href={href}>{`All ${title.toLowerCase()}`}</a>
      </header>
      {isEmpty ? <p className="quiet">None.</p> : children}
    </div>
  );
}

/** A customer's latest orders, messages, requests and events. */
export function CustomerLists({ username, email }: { readonly username: string; readonly email: string }) {
  const orders = usePolled(orderList, `/orders?${new URLSearchParams({ customer: username, limit: String(SHOWN) })}`).shown?.orders ?? [];
  const texts = usePolled(messages, `/messages?${new URLSearchParams({ to: username })}`).shown ?? [];
  const mails = usePolled(messages, email === '' ? null : `/messages?${new URLSearchParams({ to: email })}`).shown ?? [];
  const asked = usePolled(requests, `/requests?${new URLSearchParams({ username, bodies: 'false', limit: String(SHOWN) })}`).shown ?? [];
  const told = usePolled(events, `/events?${new URLSearchParams({ username, limit: String(SHOWN) })}`).shown?.events ?? [];
  const sent = [...texts, ...mails].toSorted((left, right) => right.sentAt.localeCompare(left.sentAt)).slice(0, SHOWN);
  return (
    <>
      <Part title="Orders" href={toHash({ section: 'orders', filters: { customer: username } })} isEmpty={orders.length === 0}>
        <Table
          label="Newest orders"
          rows={orders}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => toHash({ section: 'orders', subject: id, filters: { customer: username } })}
          columns={[
            { head: 'Order', cell: ({ id }) => id, mono: true, names: true },
            { head: 'Type', cell: ({ type_human: type }) => type, grows: true },
            { head: 'Amount', cell: ({ volume }) => `${volume.value} ${volume.currency}`, align: 'end' },
            { head: 'Status', cell: ({ status }) => <State tone={orderTone(status)}>{status}</State> },
            { head: 'Created', cell: ({ created_at: at }) => formatDateTime(at), wide: true },
          ]}
        />
      </Part>
      <Part title="Messages" href={toHash({ section: 'inbox', subject: username })} isEmpty={sent.length === 0}>
        <Table
          label="Newest messages"
          rows={sent}
          keyOf={({ id }) => id}
          columns={[
            { head: 'Sent', cell: ({ sentAt }) => formatDateTime(sentAt) },
            { head: 'By', cell: ({ channel }) => channel },
            { head: 'Message', cell: ({ subject, body }) => subject ?? body, grows: true },
            { head: 'Code', cell: ({ code }) => code ?? '', mono: true },
          ]}
        />
      </Part>
      <Part title="Requests" href={toHash({ section: 'requests', filters: { username } })} isEmpty={asked.length === 0}>
        <Table
          label="Newest requests"
          rows={asked}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => toHash({ section: 'requests', subject: id, filters: { username } })}
          columns={[
            { head: 'Time', cell: ({ at }) => formatTime(at), mono: true },
            { head: 'Path', cell: ({ method, path }) => `${method} ${path}`, mono: true, grows: true, names: true },
            { head: 'Status', cell: ({ status }) => <State tone={getStatusTone(status)}>{`${status} ${describeStatus(status)}`}</State> },
          ]}
        />
      </Part>
      <Part title="Events" href={toHash({ section: 'events' })} isEmpty={told.length === 0}>
        <Table
          label="Newest events"
          rows={told}
          keyOf={({ id }) => id}
          columns={[
            { head: 'Type', cell: ({ body }) => body.type, mono: true },
            { head: 'Event', cell: ({ id }) => id, mono: true, grows: true },
            { head: 'Time', cell: ({ body }) => (body.timestamp === undefined ? '' : formatDateTime(body.timestamp)) },
          ]}
        />
      </Part>
    </>
  );
}
