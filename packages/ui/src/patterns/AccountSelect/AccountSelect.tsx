import type { Money } from '@wallet/core/money/money';
import { Select, type SelectProps } from '../../components/Select/Select.tsx';
import { AssetMark } from '../../foundations/AssetMark/AssetMark.tsx';
import { useHoldingText } from '../../foundations/Money/useHoldingText.ts';

/** An account that an operation is for. */
export type OperationAccount = {
  readonly id: number;
  readonly name: string;
  readonly provider: string;
  /** What may be spent now. */
  readonly balance: Money;
};

export type AccountSelectProps = Omit<SelectProps, 'options' | 'value' | 'onValueChange' | 'renderMark'> & {
  readonly accounts: readonly OperationAccount[];
  readonly value: number;
  readonly onValueChange: (id: number) => void;
};

/** The account of an operation: name, provider and what is in it. As a chip it has its name and balance beside its label. */
export function AccountSelect({ look = 'field', hint, accounts, value, onValueChange, ...rest }: AccountSelectProps) {
  const holdingText = useHoldingText();
  const account = look === 'chip' ? accounts.find(({ id }) => id === value) : undefined;
  return (
    <Select
      {...rest}
      look={look}
      hint={account === undefined ? hint : `${account.name} · ${holdingText(account.balance)}`}
      value={String(value)}
      options={accounts.map(({ id, name, provider, balance }) => ({
        value: String(id),
        label: name,
        code: balance.currencyCode,
        note: `${provider} · ${holdingText(balance)}`,
      }))}
      renderMark={({ code }) => <AssetMark code={code ?? ''} {...(look === 'chip' ? { size: 32 } : {})} />}
      onValueChange={(id) => onValueChange(Number(id))}
    />
  );
}
