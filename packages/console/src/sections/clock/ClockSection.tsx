import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { due, ledger, type Due, type Ledger } from '../../control/answers.ts';
import { advanceClock, request, notify } from '../../control/controlCall.ts';
import { usePolled } from '../../control/usePolled.ts';
import { Action, CallAsCurl } from '../../parts/Action.tsx';
import { TextInput } from '../../parts/Fields.tsx';
import { DefinitionList, Section, State, PolledContent } from '../../parts/Section.tsx';
import { Table } from '../../parts/Table.tsx';
import { formatDateTime } from '../requests/words.ts';
import { formatDuration, describeDue } from './due.ts';

const steps = [
  { label: '+1 minute', seconds: 60 },
  { label: '+1 hour', seconds: 3600 },
  { label: '+1 day', seconds: 86_400 },
  { label: '+7 days', seconds: 604_800 },
];
const DONE = 'The clock was moved.';

/**
 * The provider's time, its scheduled changes (OPSC-014), and the result of the ledger check. @param now the provider's time, or null until
 * it is known
 */
export function ClockSection({ now }: { readonly now: string | null }) {
  const polled = usePolled(due, '/due?limit=50');
  const [happened, setHappened] = useState<readonly Due[] | null>(null);
  const waiting = polled.shown ?? [];
  return (
    <Section
      title="Clock and ledger"
      lead="detail"
      list={
        <div className="padded">
          <Clock now={now} waiting={waiting} onMoved={(to) => setHappened(waiting.filter(({ dueAt }) => dueAt <= to))} />
          {happened === null ? null : (
            <div className="box" role="status">
              <h3>Happened by the last move</h3>
              {happened.length === 0 ? <p className="quiet">Nothing was due.</p> : <DueTable label="Happened" rows={happened} now={null} />}
            </div>
          )}
          <div className="box">
            <h3>What is due next</h3>
            <PolledContent polled={polled}>
              {(rows) =>
                rows.length === 0 ? <p className="quiet">Nothing is due.</p> : <DueTable label="What is due next" rows={rows} now={now} />
              }
            </PolledContent>
          </div>
        </div>
      }
      detail={
        <div className="padded">
          <LedgerCheck />
        </div>
      }
    />
  );
}

function DueTable({ label, rows, now }: { readonly label: string; readonly rows: readonly Due[]; readonly now: string | null }) {
  return (
    <Table
      label={label}
      rows={rows}
      keyOf={({ kind, subject }) => `${kind} ${subject}`}
      columns={[
        { head: 'What', cell: describeDue, grows: true },
        { head: 'Customer', cell: ({ username }) => username ?? '', mono: true, wide: true },
        { head: 'At', cell: ({ dueAt }) => formatDateTime(dueAt), wide: true },
        { head: 'In', cell: ({ dueAt }) => (now === null ? '' : formatDuration(now, dueAt)), align: 'end' },
      ]}
    />
  );
}

type ClockProps = { readonly now: string | null; readonly waiting: readonly Due[]; readonly onMoved: (to: string) => void };

function Clock({ now, waiting, onMoved }: ClockProps) {
  const [typed, setTyped] = useState('');
  const [first] = waiting;
  const [machine, setMachine] = useState(() => Date.now());
  useEffect(() => {
    const everySecond = setInterval(() => setMachine(Date.now()), 1000);
    return () => clearInterval(everySecond);
  }, []);
  const moved = (answer: string): void => onMoved(z.parse(z.object({ now: z.string() }), JSON.parse(answer)).now);
  const secondsTo = (iso: string): number => Math.ceil((Date.parse(iso) - Date.parse(now ?? iso)) / 1000);
  const target = typed === '' ? Number.NaN : secondsTo(`${typed}:00.000Z`);
  const offset = now === null ? 0 : Math.round((Date.parse(now) - machine) / 1000);
  return (
    <div className="box" role="group" aria-label="Clock">
      <DefinitionList
        facts={[
          ['Provider', <strong key="now">{now === null ? '' : `${formatDateTime(now)} UTC`}</strong>],
          ['This machine', `${formatDateTime(new Date(machine).toISOString())} UTC`],
          [
            'Difference',
            Math.abs(offset) <= 2 ? 'none' : `${formatDuration('1970-01-01T00:00:00Z', new Date(offset * 1000).toISOString())} ahead`,
          ],
        ]}
      />
      <p className="quiet">The clock only moves forward, and for everybody.</p>
      <div className="row">
        {steps.map(({ label, seconds }) => (
          <Action key={label} label={label} call={advanceClock(seconds)} done={DONE} onDone={moved} />
        ))}
      </div>
      {first === undefined || now === null ? null : (
        <div className="row">
          <span>{`Next: ${describeDue(first)} in ${formatDuration(now, first.dueAt)}`}</span>
          <Action label="Move to it" kind="first" call={advanceClock(Math.max(0, secondsTo(first.dueAt)))} done={DONE} onDone={moved} />
        </div>
      )}
      <div className="row clock-to">
        <TextInput
          label="Move to, UTC"
          type="datetime-local"
          value={typed}
          onValue={setTyped}
          problem={target < 0 ? 'The clock only moves forward' : undefined}
        />
        <Action
          label="Move the clock"
          call={advanceClock(Number.isNaN(target) ? 0 : target)}
          done={DONE}
          barred={target >= 0 ? undefined : 'Name a date to come'}
          onDone={moved}
        />
      </div>
    </div>
  );
}

function LedgerCheck() {
  const [checked, setChecked] = useState<Ledger | null>(null);
  const check = async (): Promise<void> => {
    try {
      setChecked(z.parse(ledger, JSON.parse((await request({ path: '/ledger/check' })).text)));
    } catch {
      notify('The provider does not answer.', 'negative');
    }
  };
  return (
    <div className="box" role="group" aria-label="Ledger">
      <h3>Ledger</h3>
      {checked === null ? null : (
        <div role="status" className="stack">
          <State tone={checked.balanced ? 'positive' : 'negative'}>{checked.balanced ? 'It balances' : 'It does not balance'}</State>
          <DefinitionList
            facts={[
              ['Postings', String(checked.postings)],
              ['Accounts', String(checked.accounts)],
              checked.problems === undefined ? null : ['Problems', checked.problems.join(', ')],
            ]}
          />
        </div>
      )}
      <div className="row">
        <button type="button" className="plain" onClick={() => void check()}>
          Check the ledger
        </button>
        <CallAsCurl call={{ path: '/ledger/check' }} name="Check the ledger" />
      </div>
    </div>
  );
}
