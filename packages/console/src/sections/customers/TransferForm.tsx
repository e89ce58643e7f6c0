/* oxlint-disable react/no-unstable-nested-components -- a cell is a function of its row: it is called, never mounted */
import { useState } from 'react';
import type { Customer } from '../../control/answers.ts';
import { Action } from '../../parts/Action.tsx';
import { Copy } from '../../parts/Copy.tsx';
import { SelectInput } from '../../parts/Fields.tsx';
import { Table } from '../../parts/Table.tsx';

type Own = Pick<Customer, 'payeeCheck' | 'brake' | 'recipientLookUp' | 'priceDetails' | 'amountInFiat'>;
type Value = string | boolean | null;

const inherited = { value: 'null', label: 'As the settings say', is: null };
const onOrOff = [inherited, { value: 'true', label: 'On', is: true }, { value: 'false', label: 'Off', is: false }];
const checks = [inherited, ...['off', 'on', 'strict'].map((word) => ({ value: word, label: word, is: word }))];

const rows: readonly {
  readonly member: keyof Own;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly is: Value }[];
}[] = [
  { member: 'payeeCheck', label: 'Check of the payee’s name', options: checks },
  { member: 'brake', label: 'Brake on unusual transfers', options: onOrOff },
  { member: 'recipientLookUp', label: 'Whether a recipient is new', options: onOrOff },
  { member: 'priceDetails', label: 'Prices in full', options: onOrOff },
  { member: 'amountInFiat', label: 'Amounts typed in euros', options: onOrOff },
];

/** The checks, holds and price details that apply to the customer's transfers (VOP-001, BRAKE-010, PRICE-001). */
export function TransferForm({ customer }: { readonly customer: Customer }) {
  const [changes, setChanges] = useState<Readonly<Record<string, Value>>>({});
  const changed = Object.entries(changes).filter(([member, value]) =>
    rows.some((row) => row.member === member && customer[row.member] !== value),
  );
  return (
    <div className="box" role="group" aria-label="Transfers">
      <h4>Transfers</h4>
      <div className="form">
        {rows.map(({ member, label, options }) => (
          <SelectInput
            key={member}
            label={label}
            options={options}
            value={String(changes[member] === undefined ? customer[member] : changes[member])}
            onValue={(chosen) => setChanges({ ...changes, [member]: options.find(({ value }) => value === chosen)?.is ?? null })}
          />
        ))}
      </div>
      <div className="row">
        <Action
          label="Save"
          name="Save transfers"
          call={{ method: 'PATCH', path: `/customers/${encodeURIComponent(customer.username)}`, body: Object.fromEntries(changed) }}
          done="Saved."
          barred={changed.length === 0 ? 'Nothing was changed' : undefined}
          onDone={() => setChanges({})}
        />
        <span className="quiet">What is on hold is under “In progress”</span>
      </div>
    </div>
  );
}

const outcomes = { match: 'Match', close_match: 'Close match', no_match: 'No match', not_possible: 'Not possible' };

const describeCheck = ({ outcome, heldName, reason, delayMs }: Customer['payees'][number]): string =>
  [outcomes[outcome], heldName, reason, delayMs > 0 ? `after ${delayMs / 1000} s` : null].filter((part) => part !== null).join(' · ');

/** The result of a name check for each IBAN of the directory, to copy into a withdrawal (RULE-039). */
export function PayeeDirectory({ payees }: { readonly payees: Customer['payees'] }) {
  return (
    <div className="box">
      <h4>Directory of account holders</h4>
      <Table
        label="Directory of account holders"
        rows={payees}
        keyOf={({ iban }) => iban}
        columns={[
          { head: 'IBAN', cell: ({ iban }) => iban, mono: true },
          { head: 'The check says', cell: describeCheck, grows: true },
          { head: 'Copy', align: 'end', cell: ({ iban }) => <Copy text={iban} of={iban} /> },
        ]}
      />
      <p className="quiet">Any other IBAN is in the customer’s own name.</p>
    </div>
  );
}
