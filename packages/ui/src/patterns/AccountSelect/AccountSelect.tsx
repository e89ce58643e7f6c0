import type { Money } from '@wallet/core/money/money';
import type { Id } from '../../components/OptionPicker/findOptions.ts';
import { Select, type SelectProps } from '../../components/Select/Select.tsx';
import { AssetMark } from '../../foundations/AssetMark/AssetMark.tsx';
import { useHoldingText } from '../../foundations/Money/useHoldingText.ts';
import { useAccountName, useAccountNames } from '../accountNames/useAccountName.ts';

/** An account that can be used for an operation. */
export type OperationAccount<AccountId extends Id = Id> = {
  readonly id: AccountId;
  /** As the customer knows the account. Left out, it is named after its currency in the reader's language, for example 'Euro' (D-FMT-32). */
  readonly name?: string | undefined;
  readonly provider: string;
  /** The available balance. */
  readonly balance: Money;
};

export type AccountSelectProps<AccountId extends Id = Id> = Omit<SelectProps, 'options' | 'value' | 'onValueChange' | 'renderMark'> & {
  /** The accounts that the operation supports. */
  readonly accounts: readonly OperationAccount<AccountId>[];
  /** Id of the chosen account. */
  readonly value: AccountId;
  /** Called with the id of the chosen account. */
  readonly onValueChange: (id: AccountId) => void;
};

/** Selects the account of an operation, with its name, provider and balance: a row of a SelectCard. As a chip it shows name and balance next to its label. */
export function AccountSelect<AccountId extends Id>({
  look = 'row',
  hint,
  accounts,
  value,
  onValueChange,
  ...rest
}: AccountSelectProps<AccountId>) {
  const holdingText = useHoldingText();
  const nameAccount = useAccountName();
  const named = accounts.map((account) => ({ ...account, code: account.balance.currencyCode }));
  const names = useAccountNames()(named);
  const at = look === 'chip' ? accounts.findIndex(({ id }) => id === value) : -1;
  const account = accounts[at];
  return (
    <Select
      {...rest}
      look={look}
      hint={account === undefined ? hint : `${names[at] ?? ''} · ${holdingText(account.balance)}`}
      value={value}
      options={named.map((one) => ({
        value: one.id,
        label: nameAccount(one),
        code: one.code,
        note: `${one.provider} · ${holdingText(one.balance)}`,
      }))}
      renderMark={({ code }) => <AssetMark code={code ?? ''} {...(look === 'chip' ? { size: 32 } : {})} />}
      onValueChange={onValueChange}
    />
  );
}
