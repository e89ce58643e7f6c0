import { isDay } from '@wallet/core/calendar/days';
import { type ReactNode, useState } from 'react';
import type { FilterAccounts, FilterName, DatePreset, TransactionFilters, TransactionKind } from './TransactionFilters.types.ts';
import { Chip } from '../../../components/Chip/Chip.tsx';
import { DateRange, type DayRange } from '../../../components/DateRange/DateRange.tsx';
import { Stack } from '../../../foundations/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { RetryButton } from '../../../patterns/PageStates/RetryButton.tsx';
import { useAccountNames } from '../../../patterns/accountNames/useAccountName.ts';
import { useTexts } from '../../../texts/Texts.tsx';
import { parseDays, accountKinds, toggleValue } from './filterChoices.ts';
import { transactionsTexts } from '../transactions.texts.ts';
import { styled } from 'styled-components';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { AssetMark } from '../../../foundations/AssetMark/AssetMark.tsx';
import { Text } from '../../../foundations/Text/Text.tsx';
import { transactionListTexts } from '../../../patterns/TransactionList/transactionList.texts.ts';
import type { TransactionStatus } from '../../../patterns/TransactionList/TransactionList.types.ts';

const StyledChoices = styled.fieldset`
  > legend {
    margin-block-end: var(--primitive-space-12);
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-label);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 10px var(--primitive-space-8);
  }
`;

type ChoiceGroupProps = { readonly label: string; readonly labelHidden?: boolean; readonly children: ReactNode };

/** The chips of one filter below its name, which is hidden when the title of the sheet states it. */
function ChoiceGroup({ label, labelHidden = false, children }: ChoiceGroupProps) {
  return (
    <StyledChoices>
      {labelHidden ? <VisuallyHidden as="legend">{label}</VisuallyHidden> : <legend>{label}</legend>}
      <div>{children}</div>
    </StyledChoices>
  );
}

const statuses: readonly TransactionStatus[] = ['completed', 'pending', 'moderate', 'rejected'];
const kinds: readonly TransactionKind[] = ['incomings', 'outgoings', 'exchange', 'unit_purchase'];

type ChoicesProps = {
  readonly draft: TransactionFilters;
  readonly onDraftChange: (draft: TransactionFilters) => void;
  /** True when the title of the sheet states what is chosen. */
  readonly labelHidden: boolean;
};

function StatusChoices({ draft, onDraftChange, labelHidden }: ChoicesProps) {
  const texts = useTexts(transactionsTexts);
  const words = useTexts(transactionListTexts).statuses;
  return (
    <ChoiceGroup label={texts.filters.status} labelHidden={labelHidden}>
      {statuses.map((status) => (
        <Chip
          key={status}
          label={words[status]}
          selected={draft.status.includes(status)}
          onClick={() => onDraftChange({ ...draft, status: toggleValue(draft.status, status) })}
        />
      ))}
    </ChoiceGroup>
  );
}

function KindChoices({ draft, onDraftChange, labelHidden }: ChoicesProps) {
  const texts = useTexts(transactionsTexts);
  return (
    <ChoiceGroup label={texts.filters.type} labelHidden={labelHidden}>
      {kinds.map((kind) => (
        <Chip
          key={kind}
          label={texts.kinds[kind]}
          selected={draft.group.includes(kind)}
          onClick={() => onDraftChange({ ...draft, group: toggleValue(draft.group, kind) })}
        />
      ))}
    </ChoiceGroup>
  );
}

const StyledAccounts = styled.fieldset`
  > legend {
    margin-block-end: var(--primitive-space-4);
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-label);
  }
  label {
    align-items: center;
  }
  [data-part='account'] {
    display: flex;
    align-items: center;
    gap: var(--primitive-space-12);
  }
  [data-part='account'] > :last-child {
    margin-inline-start: auto;
    color: var(--semantic-color-text-secondary);
  }
`;

/** The accounts by kind, each with mark, name and code. A kind without accounts has no heading (TXN-027, D-TXN-19, D-TXN-20). */
function AccountChoices({ accounts, draft, onDraftChange }: ChoicesProps & { readonly accounts: FilterAccounts }) {
  const texts = useTexts(transactionsTexts);
  const nameAccounts = useAccountNames();
  if (accounts.kind === 'loading') return <Skeleton variant="text" count={4} label={texts.accountsLoading} />;
  if (accounts.kind === 'failed') {
    return (
      <Stack gap={12} align="start">
        <Text role="alert">{texts.failed}</Text>
        <RetryButton variant="secondary" size="sm" onClick={accounts.onRetry} />
      </Stack>
    );
  }
  return accountKinds.map((kind) => {
    const names = nameAccounts(accounts.lists[kind]);
    return accounts.lists[kind].length === 0 ? null : (
      <StyledAccounts key={kind}>
        <legend>{texts.accountKinds[kind]}</legend>
        {accounts.lists[kind].map(({ id, name, code, icon }, at) => (
          <Checkbox
            key={id}
            checked={draft[kind].includes(id)}
            onCheckedChange={() => onDraftChange({ ...draft, [kind]: toggleValue(draft[kind], id) })}
            label={
              <span data-part="account">
                <AssetMark code={code} url={icon} size={32} />
                <span>{names[at] ?? name}</span>
                <span>{code}</span>
              </span>
            }
          />
        ))}
      </StyledAccounts>
    );
  });
}

const presets: readonly DatePreset[] = ['today', '7d', '30d', '90d'];

const isComplete = ({ from, to }: DayRange): boolean => isDay(from) && isDay(to);
/** Typed days can be in the wrong order. */
const isReversed = (days: DayRange): boolean => isComplete(days) && days.from > days.to;

/** A single choice: all time, a preset, or two days (TXN-029, D-TXN-19). Two days apply once both are set and in order. */
function DateChoices({ draft, onDraftChange, labelHidden, today }: ChoicesProps & { readonly today: string }) {
  const texts = useTexts(transactionsTexts);
  const [days, setDays] = useState<DayRange | undefined>(() => parseDays(draft.date));
  const isRange = days !== undefined && (draft.date === '' || parseDays(draft.date) !== undefined);

  function choose(date: string): void {
    setDays(undefined);
    onDraftChange({ ...draft, date });
  }
  function chooseDays(next: DayRange): void {
    setDays(next);
    onDraftChange({ ...draft, date: isComplete(next) && !isReversed(next) ? `${next.from}_${next.to}` : '' });
  }

  return (
    <Stack gap={16}>
      <ChoiceGroup label={texts.filters.date} labelHidden={labelHidden}>
        <Chip label={texts.allTime} selected={!isRange && draft.date === ''} onClick={() => choose('')} />
        {presets.map((preset) => (
          <Chip key={preset} label={texts.presets[preset]} selected={draft.date === preset} onClick={() => choose(preset)} />
        ))}
        <Chip label={texts.chooseDates} selected={isRange} onClick={() => chooseDays(days ?? { from: '', to: '' })} />
      </ChoiceGroup>
      {isRange ? (
        <DateRange
          label={texts.range}
          value={days}
          onValueChange={chooseDays}
          today={today}
          issues={isReversed(days) ? { to: texts.datesReversed } : undefined}
        />
      ) : null}
    </Stack>
  );
}

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
