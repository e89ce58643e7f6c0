import type { ConsoleView } from '@wallet/sandbox/control/consoleView';
import { Button, type ButtonProps } from '@wallet/ui/components/Button';
import { ListRow } from '@wallet/ui/components/List';
import { Section } from '@wallet/ui/components/Card';
import { Inline, Stack } from '@wallet/ui/foundations/Layout';
import { Text } from '@wallet/ui/foundations/Text';
import type { ReactNode } from 'react';
import { consoleTexts } from '../console.texts.ts';
import { act } from '../control/controlCall.ts';
import { Newest } from '../Newest.tsx';

const texts = consoleTexts.waiting;

type Action = { readonly label: string; readonly body: object; readonly variant?: ButtonProps['variant'] };
/** Something that waits for a decision: what it is, and what its path takes. */
type Case = {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  readonly path: string;
  readonly actions: readonly Action[];
};
type Waiting = Pick<ConsoleView, 'reviews' | 'orders' | 'refusedTransfers' | 'travelRule'>;

const decide = (approve: object, reject: object): readonly Action[] => [
  { label: texts.approve, body: approve },
  { label: texts.reject, body: reject, variant: 'quiet-danger' },
];

function reviewsOf({ reviews }: Waiting): readonly Case[] {
  return reviews.flatMap(({ username, name, status, addressStatus }) => {
    const path = `/customers/${encodeURIComponent(username)}`;
    const options = { note: name, path };
    const identity = decide({ status: 'kyc_completed' }, { status: 'refused' });
    const address = decide({ addressStatus: 'success' }, { addressStatus: 'reject' });
    return [
      ...(status === 'moderating'
        ? [{ ...options, key: `${path} identity`, name: `${texts.identity} ${username}`, actions: identity }]
        : []),
      ...(addressStatus === 'pending'
        ? [{ ...options, key: `${path} address`, name: `${texts.address} ${username}`, actions: address }]
        : []),
    ];
  });
}

/** Lets an order on hold go on at once, or gives everything back. */
const heldActions: readonly Action[] = [
  { label: texts.release, body: { status: 'pending' } },
  { label: texts.cancel, body: { status: 'rejected', rejected_message: texts.cancelledMessage }, variant: 'quiet-danger' },
];

function refusedOf({ refusedTransfers }: Waiting): readonly Case[] {
  return refusedTransfers.map(({ id, customerId, what, at }) => ({
    key: id,
    name: what,
    note: consoleTexts.sentence([customerId === null ? '' : texts.customer(customerId), at]),
    path: '',
    actions: [],
  }));
}

function ordersOf({ orders }: Waiting): readonly Case[] {
  return orders.map(({ id, username, type, volume, status, waitsFor, heldUntil }) => ({
    key: id,
    name: texts.order(id),
    note: consoleTexts.sentence([
      type,
      volume,
      username,
      status,
      waitsFor === null ? '' : texts.waitsFor(waitsFor),
      heldUntil === null ? '' : texts.heldUntil(heldUntil),
    ]),
    path: `/orders/${id}`,
    actions:
      heldUntil !== null
        ? heldActions
        : [
            { label: texts.complete, body: { status: 'completed' } },
            ...(status === 'pending' ? [{ label: texts.moderate, body: { status: 'moderate' } }] : []),
            {
              label: texts.reject,
              body: { status: 'rejected', rejected_message: texts.rejectedMessage },
              variant: 'quiet-danger' as const,
            },
          ],
  }));
}

function travelRuleOf({ travelRule }: Waiting): readonly Case[] {
  return travelRule.map(({ id, username, direction, amount, status }) => ({
    key: id,
    name: texts.transaction(id),
    note: consoleTexts.sentence([direction, amount, username, status]),
    path: `/travel-rule/${id}`,
    actions: [
      { label: texts.approve, body: { status: 'approved' } },
      ...(status === 'provider_required_action' ? [] : [{ label: texts.askMore, body: { status: 'provider_required_action' } }]),
      { label: texts.reject, body: { status: 'rejected' }, variant: 'quiet-danger' as const },
    ],
  }));
}

/** What waits for the operator: registrations and addresses, orders, travel-rule transactions. */
export function WaitingTab(waiting: Waiting) {
  return (
    <Stack gap={32}>
      <Cases title={texts.reviews} none={texts.noReviews} cases={reviewsOf(waiting)} />
      <Cases title={texts.orders} none={texts.noOrders} cases={ordersOf(waiting)} />
      <Cases title={texts.refusedTransfers} none={texts.noRefusedTransfers} cases={refusedOf(waiting)} />
      <Cases title={texts.travelRule} none={texts.noTravelRule} cases={travelRuleOf(waiting)} />
    </Stack>
  );
}

function Cases({ title, none, cases }: { readonly title: string; readonly none: string; readonly cases: readonly Case[] }): ReactNode {
  return (
    <Section title={title} {...(cases.length === 0 ? {} : { count: cases.length })}>
      {cases.length === 0 ? (
        <Text tone="secondary">{none}</Text>
      ) : (
        <Newest items={cases}>
          {({ key, name, note, path, actions }) => (
            <ListRow
              key={key}
              title={name}
              note={note}
              value={
                <Inline as="span" gap={8}>
                  {actions.map(({ label, body, variant = 'secondary' }) => (
                    <Button
                      key={label}
                      size="sm"
                      variant={variant}
                      aria-label={texts.of(label, name)}
                      onClick={() => void act(texts.done(name, label), { method: 'PATCH', path, body })}
                    >
                      {label}
                    </Button>
                  ))}
                </Inline>
              }
            />
          )}
        </Newest>
      )}
    </Section>
  );
}
