import { Chip } from '../../../components/Chip/Chip.tsx';
import { transactionListTexts } from '../../../patterns/TransactionList/transactionList.texts.ts';
import type { TransactionStatus } from '../../../patterns/TransactionList/TransactionList.types.ts';
import { useTexts } from '../../../texts/Texts.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { toggled } from './filterChoices.ts';
import type { TransactionFilters, TransactionKind } from './TransactionFilters.types.ts';
import { transactionsTexts } from '../transactions.texts.ts';

const statuses: readonly TransactionStatus[] = ['completed', 'pending', 'moderate', 'rejected'];
const kinds: readonly TransactionKind[] = ['incomings', 'outgoings', 'exchange', 'unit_purchase'];

export type ChoicesProps = {
  readonly draft: TransactionFilters;
  readonly onDraftChange: (draft: TransactionFilters) => void;
  /** True when the title of the sheet states what is chosen. */
  readonly labelHidden: boolean;
};

export function StatusChoices({ draft, onDraftChange, labelHidden }: ChoicesProps) {
  const texts = useTexts(transactionsTexts);
  const words = useTexts(transactionListTexts).statuses;
  return (
    <ChoiceGroup label={texts.filters.status} labelHidden={labelHidden}>
      {statuses.map((status) => (
        <Chip
          key={status}
          label={words[status]}
          selected={draft.status.includes(status)}
          onClick={() => onDraftChange({ ...draft, status: toggled(draft.status, status) })}
        />
      ))}
    </ChoiceGroup>
  );
}

export function KindChoices({ draft, onDraftChange, labelHidden }: ChoicesProps) {
  const texts = useTexts(transactionsTexts);
  return (
    <ChoiceGroup label={texts.filters.type} labelHidden={labelHidden}>
      {kinds.map((kind) => (
        <Chip
          key={kind}
          label={texts.kinds[kind]}
          selected={draft.group.includes(kind)}
          onClick={() => onDraftChange({ ...draft, group: toggled(draft.group, kind) })}
        />
      ))}
    </ChoiceGroup>
  );
}
