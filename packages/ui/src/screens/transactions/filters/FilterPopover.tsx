import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import { transactionsTexts } from '../transactions.texts.ts';
import { areSameFilters, getChoices, clearChoices } from './filterChoices.ts';
import { FilterChoices } from './FilterChoices.tsx';
import type { FilterSheetProps } from './FilterSheet.tsx';
import type { FilterName } from './TransactionFilters.types.ts';

const StyledPanel = styled.div`
  display: grid;
  gap: var(--primitive-space-16);
  inline-size: 286px;
  max-inline-size: 100%;

  > footer {
    display: flex;
    justify-content: flex-end;
    gap: var(--primitive-space-8);
    /* Stays in view while the choices scroll. */
    position: sticky;
    inset-block-end: calc(-1 * var(--primitive-space-16));
    margin: calc(-1 * var(--primitive-space-16));
    padding: var(--primitive-space-16);
    background: var(--semantic-color-bg-raised);
  }
`;

type FilterPopoverProps = Omit<FilterSheetProps, 'names' | 'onClose'> & {
  readonly name: FilterName;
  readonly onAccountsNeeded: () => void;
};

/**
 * One filter in a popover at its chip; the page behind it does not change. Choices take effect only with Apply (TXN-011, TXN-012,
 * D-TXN-22).
 */
export function FilterPopover({ name, filters, accounts, today, onApply, onAccountsNeeded }: FilterPopoverProps) {
  const texts = useTexts(transactionsTexts);
  const [draft, setDraft] = useState(filters);
  const requestAccounts = useEffectEvent(onAccountsNeeded);
  useEffect(() => (name === 'account' ? requestAccounts() : undefined), [name]);
  return (
    <StyledPanel>
      <FilterChoices {...{ name, accounts, today, draft }} labelHidden onDraftChange={setDraft} />
      <footer>
        {getChoices(draft, [name]).length === 0 ? null : (
          <Button variant="quiet" size="sm" onClick={() => setDraft(clearChoices(draft, [name]))}>
            {texts.clearAll}
          </Button>
        )}
        <Button size="sm" disabled={areSameFilters(draft, filters)} onClick={() => onApply(draft)}>
          {texts.apply}
        </Button>
      </footer>
    </StyledPanel>
  );
}
