import { useState } from 'react';
import { BottomSheet } from '../../../components/BottomSheet/BottomSheet.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Stack } from '../../../foundations/Stack/Stack.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import { FilterChoices } from './FilterChoices.tsx';
import { areSameFilters, getChoices, clearChoices } from './filterChoices.ts';
import type { FilterAccounts, FilterName, TransactionFilters } from './TransactionFilters.types.ts';
import { transactionsTexts } from '../transactions.texts.ts';

export type FilterSheetProps = {
  /** The filters to show: that of one chip, or all of them. */
  readonly names: readonly FilterName[];
  readonly filters: TransactionFilters;
  readonly accounts: FilterAccounts;
  readonly today: string;
  readonly onApply: (filters: TransactionFilters) => void;
  readonly onClose: () => void;
};

/** Choices take effect only with Apply. Closing the sheet discards them (TXN-011, TXN-012, D-TXN-22). */
export function FilterSheet({ names, filters, accounts, today, onApply, onClose }: FilterSheetProps) {
  const texts = useTexts(transactionsTexts);
  const [draft, setDraft] = useState(filters);
  const only = names.length === 1 ? names[0] : undefined;
  return (
    <BottomSheet
      title={only === undefined ? texts.filtersTitle : texts.filters[only]}
      onOpenChange={onClose}
      headerAction={
        getChoices(draft, names).length === 0 ? null : (
          <Button variant="quiet" size="sm" onClick={() => setDraft(clearChoices(draft, names))}>
            {texts.clearAll}
          </Button>
        )
      }
      footer={
        <Button fullWidth disabled={areSameFilters(draft, filters)} onClick={() => onApply(draft)}>
          {texts.apply}
        </Button>
      }
    >
      <Stack gap={24}>
        {names.map((name) => (
          <FilterChoices key={name} name={name} {...{ accounts, today, draft }} labelHidden={only !== undefined} onDraftChange={setDraft} />
        ))}
      </Stack>
    </BottomSheet>
  );
}
