import { useState } from 'react';
import type { Customer } from '../../control/answers.ts';
import { advanceClock, type ControlCall } from '../../control/controlCall.ts';
import { Action } from '../../parts/Action.tsx';
import { TextInput } from '../../parts/Fields.tsx';

type State = { readonly label: string; readonly call: ControlCall };

/** An IBAN without an owner. Until a state is set for it, checks report the customer's own name. */
const SAMPLE_IBAN = 'DE89370400440532013000';
const SLOW_MS = 4000;
/** Longer than the provider waits for a bank (RULE-039). */
const NO_ANSWER_MS = 60_000;

function buildCheckStates({ username, name }: Pick<Customer, 'username' | 'name'>, iban: string): readonly State[] {
  const path = `/payees/${encodeURIComponent(iban)}`;
  const answered = (body: object): ControlCall => ({ method: 'PUT', path, body: { username, ...body } });
  const held = (holder: string): ControlCall => answered({ holders: [{ name: holder, kind: 'person' }] });
  const [given = '', ...family] = name.split(' ');
  return [
    { label: 'Match', call: held(name) },
    { label: 'Close match', call: held(`${given.slice(0, 1)}. ${family.join(' ')}`) },
    { label: 'No match', call: held('Marlene Osterkamp') },
    { label: 'Not possible', call: answered({ answer: 'unreachable' }) },
    { label: 'No answer', call: answered({ delayMs: NO_ANSWER_MS }) },
    { label: 'Slow', call: answered({ delayMs: SLOW_MS }) },
    { label: 'As from the start', call: { method: 'DELETE', path: `${path}?username=${encodeURIComponent(username)}` } },
  ];
}

const bitcoinState = (label: string, body: object): State => ({ label, call: { method: 'PATCH', path: '/market/BTC', body } });

/** @param now the provider's time, or null until it is known */
const buildBrakeStates = (username: string, now: string | null): readonly State[] => {
  const path = `/customers/${encodeURIComponent(username)}`;
  return [
    { label: 'Ask and hold', call: { method: 'PATCH', path, body: { brake: true } } },
    ...(now === null
      ? []
      : [{ label: 'As on a new device', call: { method: 'PATCH', path, body: { brake: true, deviceFirstSeen: now } } } as const]),
    { label: 'Ask nothing', call: { method: 'PATCH', path, body: { brake: false } } },
    { label: 'Checks and questions expire', call: advanceClock(600) },
    { label: 'Holds end', call: advanceClock(7200) },
  ];
};

const priceStates: readonly State[] = [
  bitcoinState('Bitcoin 5 % dearer', { changePercent: '5' }),
  bitcoinState('Bitcoin 5 % cheaper', { changePercent: '-5' }),
  bitcoinState('Bitcoin paused', { halted: true }),
  bitcoinState('Bitcoin traded', { halted: false }),
];

function States({ title, states }: { readonly title: string; readonly states: readonly State[] }) {
  return (
    <div role="group" aria-label={title}>
      <h5>{title}</h5>
      <div className="row">
        {states.map(({ label, call }) => (
          <Action key={label} label={label} name={`${title}: ${label}`} call={call} done={`${title}: ${label}.`} />
        ))}
      </div>
    </div>
  );
}

/** Buttons for every state of a name check, the brake and a price (RULE-039, RULE-043, RULE-044). */
export function TransferStates({ customer, now }: { readonly customer: Customer; readonly now: string | null }) {
  const [iban, setIban] = useState(SAMPLE_IBAN);
  return (
    <div className="box" role="group" aria-label="States of a transfer">
      <h4>States of a transfer</h4>
      <TextInput label="IBAN that is checked" value={iban} onValue={setIban} />
      <States title="Name check" states={buildCheckStates(customer, iban)} />
      <States title="Brake" states={buildBrakeStates(customer.username, now)} />
      <States title="Prices" states={priceStates} />
      <p className="quiet">What is on hold is released and cancelled under “In progress”, a press each.</p>
    </div>
  );
}
