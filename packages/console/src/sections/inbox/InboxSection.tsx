import { foldForSearch } from '@wallet/core/search/foldForSearch';
import { LiveRegion } from '@wallet/ui/foundations/LiveRegion';
import { toHash, setFilters, type Address } from '../../address.ts';
import { messages, type Message } from '../../control/answers.ts';
import { usePolled } from '../../control/usePolled.ts';
import { Copy } from '../../parts/Copy.tsx';
import { TextInput } from '../../parts/Fields.tsx';
import { Empty, DefinitionList, PaneHead, Section, PolledContent } from '../../parts/Section.tsx';
import { Table, type Column } from '../../parts/Table.tsx';
import { formatTime, formatDateTime } from '../requests/words.ts';

const channels: Readonly<Record<string, string>> = { sms: 'SMS', call: 'Call', email: 'E-mail' };
const link = /https?:\/\/[^\s"<>]+/;

const columns: readonly Column<Message>[] = [
  { head: 'Sent', cell: ({ sentAt }) => <time dateTime={sentAt}>{formatTime(sentAt).slice(0, 8)}</time>, mono: true },
  { head: 'By', cell: ({ channel }) => channels[channel] ?? channel },
  { head: 'To', cell: ({ to }) => to, mono: true, names: true },
  { head: 'Code', cell: ({ code }) => code ?? '', mono: true },
  { head: 'Message', cell: ({ subject, body }) => subject ?? body, grows: true },
];

/** True if the address contains a phone number or an e-mail address rather than a message id. */
const isRecipient = (subject: string): boolean => /^\+|@/.test(subject);

/** SMS, calls and e-mails to all customers as they are sent, with their codes (OPSC-011). */
export function InboxSection({ address: { subject, filters } }: { readonly address: Address }) {
  const to = isRecipient(subject) ? subject : (filters['to'] ?? '');
  const term = foldForSearch(filters['text'] ?? '');
  const polled = usePolled(messages, to === '' ? '/messages' : `/messages?${new URLSearchParams({ to })}`);
  const shown =
    polled.shown?.filter(({ to: recipient, subject: title, body }) =>
      foldForSearch(`${recipient} ${title ?? ''} ${body}`).includes(term),
    ) ?? null;
  const open = isRecipient(subject) ? shown?.[0] : polled.shown?.find(({ id }) => id === subject);
  const newest = shown?.[0];
  const kept = to === '' ? filters : { ...filters, to };
  return (
    <Section
      title="Inbox"
      actions={
        to === '' ? null : (
          <span className="row">
            {`To ${to}`}
            <a href={toHash({ section: 'inbox' })}>Everybody’s</a>
          </span>
        )
      }
      filters={
        <TextInput label="Phone, e-mail or word" type="search" value={filters['text'] ?? ''} onValue={(text) => setFilters({ text })} />
      }
      list={
        <>
          <PolledContent polled={{ ...polled, shown }}>
            {(rows) =>
              rows.length === 0 ? (
                <Empty title={term === '' ? 'No message yet.' : 'No message has that.'}>
                  {term === '' ? 'Ask for a code on the login page, or complete an order.' : null}
                </Empty>
              ) : (
                <Table
                  label="Messages"
                  columns={open === undefined ? columns : columns.slice(0, 4)}
                  rows={rows}
                  keyOf={({ id }) => id}
                  hrefOf={({ id }) => toHash({ section: 'inbox', subject: id, filters: kept })}
                  selected={open?.id ?? ''}
                />
              )
            }
          </PolledContent>
          <LiveRegion>
            {newest === undefined ? '' : `New message to ${newest.to}${newest.code === null ? '' : `, code ${newest.code}`}`}
          </LiveRegion>
        </>
      }
      detail={open === undefined ? null : <MessageDetail message={open} />}
    />
  );
}

function MessageDetail({ message: { channel, to, subject, body, code, sentAt } }: { readonly message: Message }) {
  const [address] = link.exec(body) ?? [];
  return (
    <>
      <PaneHead title={subject ?? `${channels[channel] ?? channel} to ${to}`} />
      <div className="padded">
        {code === null ? null : (
          <div className="row">
            <span className="big-code">{code}</span>
            <Copy kind="first" text={code} of="code" label="Copy code" />
          </div>
        )}
        <p className="message-body">{body}</p>
        {address === undefined ? null : (
          <div className="row">
            <a className="plain" href={address} target="_blank" rel="noreferrer">
              Open the link
            </a>
            <Copy text={address} of="link" label="Copy link" />
          </div>
        )}
        <DefinitionList
          facts={[
            ['By', channels[channel] ?? channel],
            [
              'To',
              to.startsWith('+') ? (
                <a key="to" href={toHash({ section: 'customers', subject: to })}>
                  {to}
                </a>
              ) : (
                to
              ),
            ],
            ['Sent', `${formatDateTime(sentAt)} UTC`],
          ]}
        />
      </div>
    </>
  );
}
