/* oxlint-disable react/no-unstable-nested-components -- a cell is a function of its row: it is called, never mounted */
import { useState } from 'react';
import { toHash } from '../../address.ts';
import { deliveries, events, type Delivery } from '../../control/answers.ts';
import { usePolled } from '../../control/usePolled.ts';
import { Action } from '../../parts/Action.tsx';
import { JsonViewer } from '../../parts/JsonViewer.tsx';
import { Empty, State, PolledContent } from '../../parts/Section.tsx';
import { Table } from '../../parts/Table.tsx';
import { formatDateTime } from '../requests/words.ts';

const tones = { delivered: 'positive', failed: 'negative', waiting: 'info' } as const;
const getTone = (status: string) => Object.entries(tones).find(([word]) => word === status)?.[1] ?? ('neutral' as const);

/** The deliveries to an endpoint, with results and next attempts (HOOK-024). */
export function Deliveries({ webhookId, failed }: { readonly webhookId: string; readonly failed: number }) {
  const polled = usePolled(deliveries, `/webhooks/${webhookId}/deliveries?limit=100`);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = polled.shown?.deliveries.find(({ id }) => id === openId);
  const replay = `/webhooks/${webhookId}/replay`;
  return (
    <div className="box">
      <header>
        <h4>Deliveries</h4>
        {failed === 0 ? null : (
          <Action
            label="Send all failed again"
            call={{ method: 'POST', path: replay, body: { status: 'failed' } }}
            done="They are on their way."
          />
        )}
      </header>
      <PolledContent polled={polled}>
        {({ deliveries: rows }) =>
          rows.length === 0 ? (
            <Empty title="Nothing was sent yet." />
          ) : (
            <Table
              label="Deliveries"
              rows={rows}
              keyOf={({ id }) => id}
              selected={openId ?? ''}
              columns={[
                { head: 'Time', cell: ({ at }) => (at === null ? '' : formatDateTime(at)), wide: true },
                {
                  head: 'Type',
                  cell: ({ id, type }) => (
                    <button
                      type="button"
                      className="link-button mono"
                      aria-expanded={id === openId}
                      onClick={() => setOpenId(id === openId ? null : id)}
                    >
                      {type}
                    </button>
                  ),
                },
                { head: 'Subject', cell: ({ subject }) => subject, mono: true, grows: true },
                { head: 'Attempt', cell: ({ attempt }) => `${attempt} of 10`, align: 'end' },
                {
                  head: 'Status',
                  cell: ({ status, reason, responseStatus }) => (
                    <State tone={getTone(status)}>{reason ?? `${status}${responseStatus === null ? '' : ` ${responseStatus}`}`}</State>
                  ),
                },
                { head: 'Duration', cell: ({ durationMs }) => (durationMs === null ? '' : `${durationMs} ms`), align: 'end', wide: true },
                { head: 'Next', cell: ({ nextAt }) => (nextAt === null ? '' : formatDateTime(nextAt)), wide: true },
              ]}
            />
          )
        }
      </PolledContent>
      {open === undefined ? null : <DeliveryDetail key={open.id} delivery={open} replay={replay} />}
    </div>
  );
}

function DeliveryDetail({
  delivery: { eventId, type, subject, responseBody },
  replay,
}: {
  readonly delivery: Delivery;
  readonly replay: string;
}) {
  const polled = usePolled(events, `/events?${new URLSearchParams({ subject, type })}`);
  const body = polled.shown?.events.find(({ id }) => id === eventId)?.body;
  const order = /^order:(\d+)$/.exec(subject)?.[1];
  return (
    <div className="stack">
      <div className="row">
        <Action label="Send again" call={{ method: 'POST', path: replay, body: { eventIds: [eventId] } }} done="It is on its way." />
        {order === undefined ? null : <a href={toHash({ section: 'orders', subject: order, filters: { text: order } })}>Open order</a>}
      </div>
      {body === undefined ? null : <JsonViewer title="Body" value={body} />}
      <JsonViewer title="Answer" value={responseBody ?? null} />
    </div>
  );
}
