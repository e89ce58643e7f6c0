import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { AssetMark } from '../../../foundations/AssetMark/AssetMark.tsx';
import { Stack } from '../../../foundations/Stack/Stack.tsx';
import { Text } from '../../../foundations/Text/Text.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import { accountKinds, toggled } from './filterChoices.ts';
import type { ChoicesProps } from './SetChoices.tsx';
import type { FilterAccounts } from './TransactionFilters.types.ts';
import { transactionsTexts } from '../transactions.texts.ts';

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
export function AccountChoices({ accounts, draft, onDraftChange }: ChoicesProps & { readonly accounts: FilterAccounts }) {
  const texts = useTexts(transactionsTexts);
  if (accounts.kind === 'loading') return <Skeleton variant="text" count={4} label={texts.accountsLoading} />;
  if (accounts.kind === 'failed') {
    return (
      <Stack gap={12} align="start">
        <Text role="alert">{texts.failed}</Text>
        <Button variant="secondary" size="sm" onClick={accounts.onRetry}>
          {texts.retry}
        </Button>
      </Stack>
    );
  }
  return accountKinds.map((kind) =>
    accounts.lists[kind].length === 0 ? null : (
      <StyledAccounts key={kind}>
        <legend>{texts.accountKinds[kind]}</legend>
        {accounts.lists[kind].map(({ id, name, code, icon }) => (
          <Checkbox
            key={id}
            checked={draft[kind].includes(id)}
            onCheckedChange={() => onDraftChange({ ...draft, [kind]: toggled(draft[kind], id) })}
            label={
              <span data-part="account">
                <AssetMark code={code} url={icon} size={32} />
                <span>{name}</span>
                <span>{code}</span>
              </span>
            }
          />
        ))}
      </StyledAccounts>
    ),
  );
}
