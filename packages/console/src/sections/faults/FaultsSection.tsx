/* oxlint-disable react/no-unstable-nested-components -- a cell is a function of its row: it is called, never mounted */
import type { ConsoleView } from '@wallet/sandbox/control/consoleView';
import { Action } from '../../parts/Action.tsx';
import { Empty, Section } from '../../parts/Section.tsx';
import { Table } from '../../parts/Table.tsx';
import { FaultForm } from './FaultForm.tsx';

type Fault = ConsoleView['faults'][number];

const describeEffect = ({ definition: { delayMs, drop, status, headers, body } }: Fault): string =>
  [
    delayMs === undefined ? '' : `${delayMs} ms late`,
    drop === true ? 'drops the connection' : '',
    status === undefined ? '' : `answers ${status}`,
    headers === undefined ? '' : JSON.stringify(headers),
    body === undefined ? '' : JSON.stringify(body),
  ]
    .filter((part) => part !== '')
    .join(' · ');

/** The form for a new fault and the active faults (OPSC-012). */
export function FaultsSection({ faults }: { readonly faults: readonly Fault[] }) {
  return (
    <Section
      title="Faults"
      lead="detail"
      list={
        faults.length === 0 ? (
          <Empty title="The provider works as it should.">Choose a template beside, and inject it.</Empty>
        ) : (
          <Table
            label="Standing faults"
            rows={faults}
            keyOf={({ id }) => id}
            columns={[
              { head: 'Requests', cell: ({ definition: { match } }) => `${match.method ?? 'Any'} ${match.path}`, mono: true },
              { head: 'Customer', cell: ({ definition: { match } }) => match.username ?? 'Everybody' },
              { head: 'What happens', cell: describeEffect, grows: true },
              { head: 'How often', cell: ({ remaining }) => (remaining === null ? 'until cleared' : `${remaining} more`) },
              {
                head: 'Actions',
                align: 'end',
                cell: ({ id, definition: { match } }) => (
                  <Action label="Clear" name={`Clear ${match.path}`} call={{ method: 'DELETE', path: `/faults/${id}` }} done="Cleared." />
                ),
              },
            ]}
          />
        )
      }
      detail={<FaultForm />}
    />
  );
}
