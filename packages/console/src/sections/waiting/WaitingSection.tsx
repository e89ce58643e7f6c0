/* oxlint-disable react/no-unstable-nested-components -- a cell is a function of its row: it is called, never mounted */
import type { ConsoleView } from '@wallet/sandbox/control/consoleView';
import { hashOf } from '../../address.ts';
import { Action } from '../../parts/Action.tsx';
import { Empty, Section } from '../../parts/Section.tsx';
import { Table } from '../../parts/Table.tsx';

/** The maximum per list that the console receives. */
const MOST = 50;
const sentence = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

type Move = { readonly label: string; readonly body: object; readonly isHard?: true };
/** A pending decision, with the path of its call and the possible actions. */
type Case = {
  readonly key: string;
  readonly name: string;
  readonly username: string;
  readonly note: string;
  readonly path: string;
  readonly actions: readonly Move[];
};
type Waiting = Pick<ConsoleView, 'reviews' | 'orders' | 'refusedTransfers' | 'travelRule'>;

const decide = (approve: object, reject: object): readonly Move[] => [
  { label: 'Approve', body: approve },
  { label: 'Reject', body: reject, isHard: true },
];

function reviewsOf({ reviews }: Waiting): readonly Case[] {
  return reviews.flatMap(({ username, name, status, addressStatus }) => {
    const path = `/customers/${encodeURIComponent(username)}`;
    const options = { note: name, path, username };
    const identity = decide({ status: 'kyc_completed' }, { status: 'refused' });
    const address = decide({ addressStatus: 'success' }, { addressStatus: 'reject' });
    return [
      ...(status === 'moderating' ? [{ ...options, key: `${path} identity`, name: `Identity ${username}`, actions: identity }] : []),
      ...(addressStatus === 'pending' ? [{ ...options, key: `${path} address`, name: `Address ${username}`, actions: address }] : []),
    ];
  });
}

/** Releases an order on hold immediately, or returns all the money. */
const heldActions: readonly Move[] = [
  { label: 'Release', body: { status: 'pending' } },
  { label: 'Cancel', body: { status: 'rejected', rejected_message: 'Cancelled by the operator' }, isHard: true },
];

function refusedOf({ refusedTransfers }: Waiting): readonly Case[] {
  return refusedTransfers.map(({ id, customerId, what, at }) => ({
    key: id,
    username: '',
    name: what,
    note: sentence([customerId === null ? '' : `customer ${customerId}`, at]),
    path: '',
    actions: [],
  }));
}

function ordersOf({ orders }: Waiting): readonly Case[] {
  return orders.map(({ id, username, type, volume, status, waitsFor, heldUntil }) => ({
    key: id,
    username,
    name: `Order ${id}`,
    note: sentence([
      type,
      volume,
      status,
      waitsFor === null ? '' : `waits for ${waitsFor}`,
      heldUntil === null ? '' : `on hold until ${heldUntil}`,
    ]),
    path: `/orders/${id}`,
    actions:
      heldUntil !== null
        ? heldActions
        : [
            { label: 'Complete', body: { status: 'completed' } },
            ...(status === 'pending' ? [{ label: 'Moderate', body: { status: 'moderate' } }] : []),
            { label: 'Reject', body: { status: 'rejected', rejected_message: 'Rejected by the operator' }, isHard: true as const },
          ],
  }));
}

function travelRuleOf({ travelRule }: Waiting): readonly Case[] {
  return travelRule.map(({ id, username, direction, amount, status }) => ({
    key: id,
    username,
    name: `Travel rule ${id}`,
    note: sentence([direction, amount, status]),
    path: `/travel-rule/${id}`,
    actions: [
      { label: 'Approve', body: { status: 'approved' } },
      ...(status === 'provider_required_action' ? [] : [{ label: 'Ask for action', body: { status: 'provider_required_action' } }]),
      { label: 'Reject', body: { status: 'rejected' }, isHard: true as const },
    ],
  }));
}

/** Everything that needs a decision by the operator: registrations, addresses, orders, travel-rule transactions. */
export function WaitingSection(waiting: Waiting) {
  const cases = [
    { title: 'Reviews', rows: reviewsOf(waiting) },
    { title: 'Orders under way', rows: ordersOf(waiting) },
    { title: 'Transfers "to safety"', rows: refusedOf(waiting) },
    { title: 'Travel rule', rows: travelRuleOf(waiting) },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <Section
      title="In progress"
      list={
        cases.length === 0 ? (
          <Empty title="Nothing waits for you.">
            Identities and addresses under review, open orders and travel-rule transactions come here.
          </Empty>
        ) : (
          <div className="padded">
            {cases.map(({ title, rows }) => (
              <div key={title} className="box">
                <h3>{`${title} (${rows.length === MOST ? `the newest ${MOST}` : rows.length})`}</h3>
                <Table
                  label={title}
                  rows={rows}
                  keyOf={({ key }) => key}
                  columns={[
                    { head: 'What', cell: ({ name }) => name },
                    {
                      head: 'Customer',
                      cell: ({ username }) => <a href={hashOf({ section: 'customers', subject: username })}>{username}</a>,
                      wide: true,
                    },
                    { head: 'Details', cell: ({ note }) => note, grows: true, wide: true },
                    {
                      head: 'Actions',
                      align: 'end',
                      cell: ({ name, path, actions }) => (
                        <span className="row">
                          {actions.map(({ label, body, isHard }) => (
                            <Action
                              key={label}
                              label={label}
                              name={`${label}: ${name}`}
                              kind={isHard === true ? 'danger' : 'plain'}
                              call={{ method: 'PATCH', path, body }}
                              done={`${name}: ${label}`}
                            />
                          ))}
                        </span>
                      ),
                    },
                  ]}
                />
              </div>
            ))}
          </div>
        )
      }
    />
  );
}
