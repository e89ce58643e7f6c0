'use client';

import { DetailList } from '@wallet/ui/components/DetailList';
import { EmptyState } from '@wallet/ui/components/EmptyState';
import { LinkButton } from '@wallet/ui/components/Link';
import { completedIcon } from '@wallet/ui/foundations/Icon';
import { StatePage } from '@wallet/ui/patterns/PageStates';

type DoneProps = { readonly amount: string; readonly fee: string; readonly iban: string };

export function Done({ amount, fee, iban }: DoneProps) {
  const items = [
    { label: 'Montant', value: amount },
    { label: 'Frais', value: fee },
    { label: 'Vers', value: iban },
  ];
  return (
    <StatePage action={<LinkButton href="/">Revenir à mes comptes</LinkButton>}>
      <EmptyState size="lg" level={1} tone="positive" icon={completedIcon} title="Votre virement est parti">
        <DetailList items={items} />
      </EmptyState>
    </StatePage>
  );
}
