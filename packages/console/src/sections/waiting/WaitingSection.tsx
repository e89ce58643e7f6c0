/* oxlint-disable react/no-unstable-nested-components -- a cell is a function of its row: it is called, never mounted */
import type { ConsoleView } from '@wallet/sandbox/control/consoleView';
import { toHash } from '../../address.ts';
import { Action } from '../../parts/Action.tsx';
import { Empty, Section } from '../../parts/Section.tsx';
import { Table } from '../../parts/Table.tsx';

/** The maximum per list that the console receives. */
const MAX_CASES = 50;
const joinParts = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

type CaseAction = { readonly label: string; readonly body: object; readonly isHard?: true };
/** A pending decision, with the path of its call and the possible actions. */
type Case = {
  readonly key: string;
  readonly name: string;
  readonly username: string;
  readonly note: string;
  readonly path: string;
  readonly actions: readonly CaseAction[];
};
type Waiting = Pick<ConsoleView, 'reviews' | 'orders' | 'refusedTransfers' | 'travelRule'>;

const buildDecisions = (approve: object, reject: object): readonly CaseAction[] => [
  { label: 'Approve', body: approve },
  { label: 'Reject', body: reject, isHard: true },
];

function listReviews({ reviews }: Waiting): readonly Case[] {
  return reviews.flatMap(({ username, name, status, addressStatus }) => {
    const path = `/customers/${encodeURIComponent(username)}`;
    const options = { note: name, path, username };
    const identity = buildDecisions({ status: 'kyc_completed' }, { status: 'refused' });
    const address = buildDecisions({ addressStatus: 'success' }, { addressStatus: 'reject' });
    return [
      ...(status === 'moderating' ? [{ ...options, key: `${path} identity`, name: `Identity ${username}`, actions: identity }] : []),
      ...(addressStatus === 'pending' ? [{ ...options, key: `${path} address`, name: `Address ${username}`, actions: address }] : []),
    ];
  });
}

/** Releases an order on hold immediately, or returns all the money. */
const heldActions: readonly CaseAction[] = [
  { label: 'Release', body: { status: 'pending' } },
  { label: 'Cancel', body: { status: 'rejected', rejected_message: 'Cancelled by the operator' }, isHard: true },
];

function listRefusedTransfers({ refusedTransfers }: Waiting): readonly Case[] {
  return refusedTransfers.map(({ id, customerId, what, at }) => ({
    key: id,
    username: '',
    name: what,
    note: joinParts([customerId === null ? '' : `customer ${customerId}`, at]),
    path: '',
    actions: [],
  }));
}

function listOrders({ orders }: Waiting): readonly Case[] {
  return orders.map(({ id, username, type, volume, status, waitsFor, heldUntil }) => ({
    key: id,
    username,
    name: `Order ${id}`,
    note: joinParts([
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

function listTravelRuleTransfers({ travelRule }: Waiting): readonly Case[] {
  return travelRule.map(({ id, username, direction, amount, status }) => ({
    key: id,
    username,
    name: `Travel rule ${id}`,
    note: joinParts([direction, amount, status]),
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
    { title: 'Reviews', rows: listReviews(waiting) },
    { title: 'Orders under way', rows: listOrders(waiting) },
    { title: 'Transfers "to safety"', rows: listRefusedTransfers(waiting) },
    { title: 'Travel rule', rows: listTravelRuleTransfers(waiting) },
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
                <h3>{`${title} (${rows.length === MAX_CASES ? `the newest ${MAX_CASES}` : rows.length})`}</h3>
                <Table
                  label={title}
                  rows={rows}
                  keyOf={({ key }) => key}
                  columns={[
                    { head: 'What', cell: ({ name }) => name },
                    {
                      head: 'Customer',
                      cell: ({ username }) => <a href={toHash({ section: 'customers', subject: username })}>{username}</a>,
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
