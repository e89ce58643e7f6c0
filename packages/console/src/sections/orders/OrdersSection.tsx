import { orderStatuses, orderTypes } from '@wallet/contract/holdings/order-words';
import { useState } from 'react';
import { toHash, setFilters, type Address } from '../../address.ts';
import { orderList, type OrderRow } from '../../control/answers.ts';
import { usePolled } from '../../control/usePolled.ts';
import { Action } from '../../parts/Action.tsx';
import { SelectInput, TextInput } from '../../parts/Fields.tsx';
import { Empty, DefinitionList, PaneHead, Section, State, PolledContent } from '../../parts/Section.tsx';
import { Table, type Column } from '../../parts/Table.tsx';
import { orderTone } from '../customers/CustomerLists.tsx';
import { formatDateTime } from '../requests/words.ts';
import { NewOrder } from './NewOrder.tsx';

const columns: readonly Column<OrderRow>[] = [
  { head: 'Order', cell: ({ id }) => id, mono: true, names: true },
  { head: 'Type', cell: ({ type_human: type }) => type, grows: true },
  { head: 'Amount', cell: ({ volume }) => `${volume.value} ${volume.currency}`, align: 'end' },
  { head: 'Status', cell: ({ status }) => <State tone={orderTone(status)}>{status}</State> },
  { head: 'Customer', cell: ({ username }) => username, mono: true, wide: true },
  { head: 'Created', cell: ({ created_at: at }) => formatDateTime(at), wide: true },
];
const any = { value: '', label: 'Any' };
const names = ['customer', 'type', 'status', 'text', 'cursor'];
export const NEW = 'new';

const set = (name: string) => (value: string) => setFilters({ [name]: value, cursor: '' });

/** Orders of all customers, and their transitions by RULE-020 (OPSC-010). */
export function OrdersSection({ address: { subject, filters } }: { readonly address: Address }) {
  const query = new URLSearchParams(
    names.flatMap((name) => (filters[name] === undefined || filters[name] === '' ? [] : [[name, filters[name]]])),
  );
  const polled = usePolled(orderList, `/orders?${query}`);
  const filter = (name: string): string => filters[name] ?? '';
  const order = polled.shown?.orders.find(({ id }) => id === subject);
  return (
    <Section
      title="Orders"
      actions={
        <a className="first" href={toHash({ section: 'orders', subject: NEW, filters })}>
          New order
        </a>
      }
      filters={
        <>
          <TextInput label="Text or id" type="search" value={filter('text')} onValue={set('text')} />
          <TextInput label="Customer" placeholder="+370…" value={filter('customer')} onValue={set('customer')} />
          <SelectInput label="Type" options={[any, ...orderTypes]} value={filter('type')} onValue={set('type')} />
          <SelectInput label="Status" options={[any, ...orderStatuses]} value={filter('status')} onValue={set('status')} />
        </>
      }
      list={
        <PolledContent polled={polled}>
          {({ orders, last }) =>
            orders.length === 0 ? (
              <Empty title="No order is like that." />
            ) : (
              <>
                <Table
                  label="Orders"
                  columns={subject === '' ? columns : columns.slice(0, 4)}
                  rows={orders}
                  keyOf={({ id }) => id}
                  hrefOf={({ id }) => toHash({ section: 'orders', subject: id, filters })}
                  selected={subject}
                />
                {last === null ? null : (
                  <p className="pages">
                    <button type="button" className="plain" onClick={() => setFilters({ cursor: last })}>
                      Next 100
                    </button>
                  </p>
                )}
              </>
            )
          }
        </PolledContent>
      }
      detail={
        subject === '' ? null : subject === NEW ? (
          <NewOrder />
        ) : order === undefined ? (
          <PaneHead title={`Order ${subject}: not among those listed`} />
        ) : (
          <OrderDetail key={order.id} order={order} />
        )
      }
    />
  );
}

function OrderDetail({ order }: { readonly order: OrderRow }) {
  const {
    id,
    username,
    type,
    type_human: typeHuman,
    status,
    volume,
    created_at: at,
    rejected_message: message,
    counterparty,
    moves,
  } = order;
  const [text, setText] = useState('Rejected by the operator');
  return (
    <>
      <PaneHead title={`${typeHuman} ${id}`} />
      <div className="padded">
        <DefinitionList
          facts={[
            [
              'Status',
              <State key="status" tone={orderTone(status)}>
                {status}
              </State>,
            ],
            ['Amount', `${volume.value} ${volume.currency}`],
            ['Type', type],
            [
              'Customer',
              <a key="customer" href={toHash({ section: 'customers', subject: username })}>
                {username}
              </a>,
            ],
            counterparty === null || counterparty === undefined ? null : ['Counterparty', counterparty],
            ['Created', `${formatDateTime(at)} UTC`],
            message === null ? null : ['Rejected', message],
          ]}
        />
        {moves.length === 0 ? <p className="quiet">An order that has ended stays as it is.</p> : null}
        {moves.includes('rejected') ? <TextInput label="What the customer reads of a rejection" value={text} onValue={setText} /> : null}
        <div className="row">
          {moves.map((move) => (
            <Action
              key={move}
              label={{ completed: 'Complete', moderate: 'Moderate', rejected: 'Reject' }[move] ?? move}
              kind={move === 'rejected' ? 'danger' : move === 'completed' ? 'first' : 'plain'}
              call={{
                method: 'PATCH',
                path: `/orders/${id}`,
                body: { status: move, ...(move === 'rejected' ? { rejected_message: text } : {}) },
              }}
              done={`Order ${id}: ${move}`}
              barred={move === 'rejected' && text.trim() === '' ? 'A rejection needs a message' : undefined}
            />
          ))}
        </div>
      </div>
    </>
  );
}
