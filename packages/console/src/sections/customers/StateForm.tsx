import { addressStatuses, userStatuses } from '@wallet/contract/access/session';
import { cardStatuses, holds, ibanStates, tariffs } from '@wallet/sandbox/control/customerSchema';
import { useState } from 'react';
import type { Customer } from '../../control/answers.ts';
import { Action } from '../../parts/Action.tsx';
import { Check, SelectInput } from '../../parts/Fields.tsx';
import { toOptions, describeConsequences } from './words.ts';

type States = Pick<Customer, 'status' | 'addressStatus' | 'iban' | 'tariff' | 'hold' | 'travelRuleEnabled'>;

const members = ['status', 'addressStatus', 'iban', 'tariff', 'hold', 'travelRuleEnabled'] as const;
const NONE = 'none';

/** A customer's states. Nothing changes before "Save", which lists its consequences (OPSC-008). */
export function StateForm({ customer }: { readonly customer: Customer }) {
  const [changes, setChanges] = useState<Partial<States>>({});
  const next: States = { ...customer, ...changes };
  const changed = Object.fromEntries(members.filter((member) => next[member] !== customer[member]).map((member) => [member, next[member]]));
  const will = describeConsequences(customer, next);
  const isChanged = Object.keys(changed).length > 0;
  const set = (change: Partial<States>): void => setChanges({ ...changes, ...change });
  return (
    <div className="box" role="group" aria-label="State">
      <h4>State</h4>
      <div className="form">
        <SelectInput label="Status" options={toOptions(userStatuses)} value={next.status} onValue={(status) => set({ status })} />
        <SelectInput
          label="Address"
          options={toOptions(addressStatuses)}
          value={next.addressStatus}
          onValue={(addressStatus) => set({ addressStatus })}
        />
        <SelectInput label="IBAN" options={toOptions(ibanStates)} value={next.iban} onValue={(iban) => set({ iban })} />
        <SelectInput label="Plan" options={tariffs} value={next.tariff} onValue={(tariff) => set({ tariff })} />
        <SelectInput
          label="Blocks on sign-in"
          options={toOptions([NONE, ...holds])}
          value={next.hold ?? NONE}
          onValue={(hold) => set({ hold: hold === NONE ? null : hold })}
        />
        <Check label="Travel rule" checked={next.travelRuleEnabled} onChecked={(travelRuleEnabled) => set({ travelRuleEnabled })} />
      </div>
      {isChanged ? (
        <p className="will" role="status">
          {will.length === 0 ? 'Is written down; nothing else happens.' : `${will.join('. ')}.`}
        </p>
      ) : null}
      <div className="row">
        <Action
          label="Save"
          kind="first"
          call={{ method: 'PATCH', path: `/customers/${encodeURIComponent(customer.username)}`, body: changed }}
          done="Saved."
          barred={isChanged ? undefined : 'Nothing was changed'}
          onDone={() => setChanges({})}
        />
        {isChanged ? (
          <button type="button" className="plain" onClick={() => setChanges({})}>
            Reset
          </button>
        ) : null}
      </div>
    </div>
  );
}

export function CardStates({ cards }: { readonly cards: Customer['cards'] }) {
  return (
    <div className="box">
      <h4>Cards</h4>
      {cards.length === 0 ? <p className="quiet">No card.</p> : null}
      {cards.map((card) => (
        <CardState key={card.id} card={card} />
      ))}
    </div>
  );
}

function CardState({ card: { id, name, numberFormatted, status, expirationDate } }: { readonly card: Customer['cards'][number] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const next = chosen ?? status;
  return (
    <div className="row card-state">
      <SelectInput
        label={`${name} ${numberFormatted}, ${expirationDate}`}
        options={toOptions(cardStatuses)}
        value={next}
        onValue={setChosen}
        hint={next !== status && next === 'verified' ? 'Sets free the top-ups that wait for it' : undefined}
      />
      <Action
        label="Save"
        name={`Save card ${name}`}
        call={{ method: 'PATCH', path: `/cards/${id}`, body: { status: next } }}
        done={`${name}: ${next}`}
        barred={next === status ? 'Nothing was changed' : undefined}
        onDone={() => setChosen(null)}
      />
    </div>
  );
}
