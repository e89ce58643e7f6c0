import type { ReactNode } from 'react';
import { AccountChoices } from './AccountChoices.tsx';
import { DateChoices } from './DateChoices.tsx';
import { type ChoicesProps, KindChoices, StatusChoices } from './SetChoices.tsx';
import type { FilterAccounts, FilterName } from './TransactionFilters.types.ts';

type FilterChoicesProps = ChoicesProps & { readonly name: FilterName; readonly accounts: FilterAccounts; readonly today: string };

export function FilterChoices({ name, accounts, today, ...choices }: FilterChoicesProps): ReactNode {
  switch (name) {
    case 'account':
      return <AccountChoices accounts={accounts} {...choices} />;
    case 'status':
      return <StatusChoices {...choices} />;
    case 'type':
      return <KindChoices {...choices} />;
    case 'date':
      return <DateChoices today={today} {...choices} />;
  }
}
