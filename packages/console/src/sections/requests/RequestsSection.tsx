import { endpoints } from '@wallet/contract/registry';
import { useState } from 'react';
import { toHash, setFilters, type Address } from '../../address.ts';
import { requests, type RequestSummary } from '../../control/answers.ts';
import { usePolled } from '../../control/usePolled.ts';
import { Check, SelectInput, TextInput } from '../../parts/Fields.tsx';
import { Empty, Section, State, PolledContent } from '../../parts/Section.tsx';
import { Table, type Column } from '../../parts/Table.tsx';
import { RequestDetail } from './RequestDetail.tsx';
import { formatTime, formatSize, getStatusTone, describeStatus } from './words.ts';

const columns: readonly Column<RequestSummary>[] = [
  { head: 'Time', cell: ({ at }) => <time dateTime={at}>{formatTime(at)}</time>, mono: true, wide: true },
  { head: 'Method', cell: ({ method }) => method, mono: true },
  { head: 'Path', cell: ({ path }) => path, mono: true, grows: true, names: true },
  { head: 'Status', cell: ({ status }) => <State tone={getStatusTone(status)}>{`${status} ${describeStatus(status)}`}</State> },
  { head: 'Customer', cell: ({ username }) => username ?? '', wide: true },
  { head: 'Call', cell: ({ call }) => call ?? '', mono: true, wide: true },
  { head: 'Duration', cell: ({ durationMs }) => `${durationMs} ms`, align: 'end', wide: true },
  { head: 'Size', cell: ({ size }) => formatSize(size), align: 'end', wide: true },
];
const narrowColumns = columns.filter(({ head }) => !['Call', 'Size', 'Customer', 'Duration'].includes(head));

const statuses = [{ value: '', label: 'Any' }, '2xx', '3xx', '4xx', '5xx'];
const methods = [{ value: '', label: 'Any' }, 'GET', 'POST', 'PUT', 'DELETE'];
const calls = endpoints.map(({ id }) => id);
const listPaths = endpoints.map(({ path, root }) => (root === true ? path : `/api/v1${path}`).replaceAll(/\{\w+\}/g, '*'));
const words = [...new Set(listPaths)];
const filterNames = ['method', 'status', 'username', 'path', 'call', 'money'];

function buildQuery(filters: Address['filters']): string {
  const wanted = filterNames.flatMap((name) => (filters[name] === undefined || filters[name] === '' ? [] : [[name, filters[name].trim()]]));
  return new URLSearchParams([...wanted, ['bodies', 'false']]).toString();
}

const set = (name: string) => (value: string) => setFilters({ [name]: value });

/** Requests to the provider, newest first (OPSC-002, OPSC-003). The list is frozen while a request is open or after "Pause". */
export function RequestsSection({ address: { subject, filters } }: { readonly address: Address }) {
  const query = buildQuery(filters);
  const polled = usePolled(requests, `/requests?${query}`);
  const [paused, setPaused] = useState(false);
  const held = useFrozenList(polled.shown, query, paused || subject !== '');
  const filter = (name: string): string => filters[name] ?? '';
  const isFiltered = filterNames.some((name) => filter(name) !== '');
  const status = statuses.includes(filter('status')) || filter('status') === '' ? statuses : [...statuses, filter('status')];
  return (
    <Section
      title="Requests"
      actions={
        <>
          {held.count > 0 ? <button type="button" className="link-button" onClick={held.show}>{`${held.count} new`}</button> : null}
          <button type="button" className="plain" aria-pressed={paused} onClick={() => setPaused(!paused)}>
            {paused ? 'Resume' : 'Pause'}
          </button>
        </>
      }
      filters={
        <>
          <TextInput label="Path" placeholder="/api/v1/ or *" value={filter('path')} onValue={set('path')} words={words} />
          <TextInput label="Customer" placeholder="+370…" value={filter('username')} onValue={set('username')} />
          <SelectInput label="Method" options={methods} value={filter('method')} onValue={set('method')} />
          <TextInput
            label="Status"
            placeholder="4xx or 409"
            value={filter('status')}
            onValue={set('status')}
            words={status.flatMap((one) => (typeof one === 'string' ? [one] : []))}
          />
          <TextInput label="Call" placeholder="API-036" value={filter('call')} onValue={set('call')} words={calls} />
          <Check
            label="Only money"
            checked={filter('money') === 'true'}
            onChecked={(checked) => setFilters({ money: checked ? 'true' : '' })}
          />
          {isFiltered ? (
            <button
              type="button"
              className="link-button"
              onClick={() => setFilters(Object.fromEntries(filterNames.map((name) => [name, ''])))}
            >
              Clear
            </button>
          ) : null}
        </>
      }
      list={
        <PolledContent polled={{ ...polled, shown: held.rows }}>
          {(rows) =>
            rows.length === 0 ? (
              <Empty title={isFiltered ? 'No request fits these filters.' : 'Nothing was asked yet.'}>
                {isFiltered ? null : <a href="/">Open the app</a>}
              </Empty>
            ) : (
              <Table
                label="Requests"
                columns={subject === '' ? columns : narrowColumns}
                rows={rows}
                keyOf={({ id }) => id}
                hrefOf={({ id }) => toHash({ section: 'requests', subject: id, filters })}
                selected={subject}
              />
            )
          }
        </PolledContent>
      }
      detail={subject === '' ? null : <RequestDetail key={subject} id={subject} />}
    />
  );
}

/** Freezes a list and counts newer rows. A new filter starts a new list. */
function useFrozenList(rows: readonly RequestSummary[] | null, query: string, isHeld: boolean) {
  const [kept, setKept] = useState<{ readonly rows: readonly RequestSummary[]; readonly query: string } | null>(null);
  const isOfNow = kept !== null && kept.query === query;
  if (!isHeld && kept !== null) setKept(null);
  if (isHeld && !isOfNow && rows !== null) setKept({ rows, query });
  const stands = isHeld && isOfNow ? kept.rows : rows;
  const known = new Set(stands?.map(({ id }) => id));
  const newest = stands?.[0]?.at ?? '';
  const count = isHeld && rows !== null ? rows.filter(({ id, at }) => at >= newest && !known.has(id)).length : 0;
  return { rows: stands, count, show: () => rows !== null && setKept({ rows, query }) };
}
