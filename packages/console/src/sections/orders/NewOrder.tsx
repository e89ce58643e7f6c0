import { orderStatuses, orderTypes } from '@wallet/contract/holdings/order-words';
import { useState } from 'react';
import { Action } from '../../parts/Action.tsx';
import { SelectInput, TextInput } from '../../parts/Fields.tsx';
import { PaneHead } from '../../parts/Section.tsx';
import { MoneyIn } from '../customers/MoneyForms.tsx';

const AMOUNT = /^-?\d{1,18}(\.\d{1,18})?$/;
const currencies = ['EUR', 'USD', 'BTC', 'ETH', 'USDC', 'USDT', 'DAI'];
const empty = { username: '', type: 'top_up_sepa', status: 'completed', value: '', currency: 'EUR', at: '', counterparty: '', message: '' };
type Typed = typeof empty;

function listMissing({ username, value, currency, status, message }: Typed): readonly string[] {
  return [
    ...(username.trim() === '' ? ['the customer’s phone'] : []),
    ...(AMOUNT.test(value) ? [] : ['an amount']),
    ...(currency.trim() === '' ? ['a currency'] : []),
    ...(status === 'rejected' && message.trim() === '' ? ['what the customer reads of the rejection'] : []),
  ];
}

function buildBody({ username, type, status, value, currency, at, counterparty, message }: Typed): object {
  const row = { name: 'Counterparty', value: counterparty, state: null, long: false, copy: false };
  return {
    username: username.trim(),
    type,
    status,
    volume: { value, currency },
    ...(at === '' ? {} : { created_at: `${at}:00.000Z` }),
    ...(status === 'rejected' ? { rejected_message: message } : {}),
    ...(counterparty === '' ? {} : { summary: [{ name: 'Details', rows: [row] }] }),
  };
}

/** Forms for an order without a money movement, and for money that actually arrives (OPSC-010). */
export function NewOrder() {
  const [typed, setTyped] = useState(empty);
  const set = (member: keyof Typed) => (value: string) => setTyped({ ...typed, [member]: value });
  const lacks = listMissing(typed);
  return (
    <>
      <PaneHead title="New order" />
      <div className="padded">
        <TextInput label="Customer" placeholder="+370…" value={typed.username} onValue={set('username')} />
        <div className="box" role="group" aria-label="New order">
          <h4>For the history alone: no money moves</h4>
          <div className="form">
            <SelectInput label="Type" options={orderTypes} value={typed.type} onValue={set('type')} />
            <SelectInput label="Status" options={orderStatuses} value={typed.status} onValue={set('status')} />
            <TextInput
              label="Amount"
              placeholder="-75.00"
              inputMode="decimal"
              value={typed.value}
              onValue={set('value')}
              hint="Below zero: it goes out"
            />
            <TextInput label="Currency" value={typed.currency} onValue={set('currency')} words={currencies} />
            <TextInput label="Date, UTC" type="datetime-local" value={typed.at} onValue={set('at')} hint="Empty: now" />
            <TextInput label="Counterparty" value={typed.counterparty} onValue={set('counterparty')} />
            {typed.status === 'rejected' ? <TextInput label="Rejection text" value={typed.message} onValue={set('message')} /> : null}
          </div>
          {lacks.length === 0 ? null : <p className="quiet" role="status">{`Missing: ${lacks.join(', ')}.`}</p>}
          <div className="row">
            <Action
              label="Create order"
              kind="first"
              call={{ method: 'POST', path: '/orders', body: buildBody(typed) }}
              done="An order was made."
              barred={lacks.length === 0 ? undefined : `Missing: ${lacks.join(', ')}`}
              onDone={() => setTyped({ ...typed, value: '' })}
            />
          </div>
        </div>
        <MoneyIn username={typed.username.trim()} currencies={currencies} />
      </div>
    </>
  );
}
