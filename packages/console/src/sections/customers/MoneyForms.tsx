import { useState } from 'react';
import type { Customer } from '../../control/answers.ts';
import { Action } from '../../parts/Action.tsx';
import { SelectInput, TextInput } from '../../parts/Fields.tsx';

const AMOUNT = /^\d{1,10}(\.\d{1,18})?$/;
const BALANCE = /^-?\d{1,18}(\.\d{1,18})?$/;
const kinds = [
  { value: 'sepa', label: 'Bank transfer' },
  { value: 'crypto', label: 'Crypto' },
  { value: 'card', label: 'Card' },
];

/** Forms that change a balance: set it directly, or receive money from outside. */
export function MoneyForms({ customer: { username, accounts } }: { readonly customer: Customer }) {
  const currencies = [...new Set(['EUR', 'USD', ...accounts.map(({ currency }) => currency)])];
  return (
    <div className="cards">
      <SetBalance path={`/customers/${encodeURIComponent(username)}`} currencies={currencies} />
      <MoneyIn username={username} currencies={currencies} />
    </div>
  );
}

function SetBalance({ path, currencies }: { readonly path: string; readonly currencies: readonly string[] }) {
  const [currency, setCurrency] = useState('EUR');
  const [amount, setAmount] = useState('');
  return (
    <div className="box" role="group" aria-label="Set a balance">
      <h4>Set a balance</h4>
      <div className="form">
        <SelectInput label="Currency" options={currencies} value={currency} onValue={setCurrency} />
        <TextInput label="Amount" inputMode="decimal" placeholder="100.00" value={amount} onValue={setAmount} />
      </div>
      <div className="row">
        <Action
          label="Set balance"
          call={{ method: 'PATCH', path, body: { balances: { [currency]: amount } } }}
          done={`${currency}: ${amount}`}
          barred={BALANCE.test(amount) ? undefined : 'An amount is missing'}
        />
        <span className="quiet">By balanced postings, without an order</span>
      </div>
    </div>
  );
}

/** A form for incoming money, which creates an order. */
export function MoneyIn({ username, currencies }: { readonly username: string; readonly currencies: readonly string[] }) {
  const [kind, setKind] = useState('sepa');
  const [chosen, setCurrency] = useState('EUR');
  const [amount, setAmount] = useState('');
  const currency = kind === 'sepa' ? 'EUR' : chosen;
  return (
    <div className="box" role="group" aria-label="Money in">
      <h4>Money in</h4>
      <div className="form">
        <SelectInput label="Arrives by" options={kinds} value={kind} onValue={setKind} />
        <SelectInput label="Currency" options={kind === 'sepa' ? ['EUR'] : currencies} value={currency} onValue={setCurrency} />
        <TextInput label="Amount" inputMode="decimal" placeholder="100.00" value={amount} onValue={setAmount} />
      </div>
      <div className="row">
        <Action
          label="Send money in"
          call={{ method: 'POST', path: '/deposits', body: { username, currency, amount, kind } }}
          done="The money arrived."
          barred={AMOUNT.test(amount) && username !== '' ? undefined : 'An amount is missing'}
        />
      </div>
    </div>
  );
}
