import { currencySign, formatMoneyInput } from '@wallet/core/format/formatMoney';
import { isFiat } from '@wallet/core/limits/currencies';
import type { Money } from '@wallet/core/money/money';
import { AmountInput } from '../../components/AmountInput/AmountInput.tsx';
import { Chip } from '../../components/Chip/Chip.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { AssetMark } from '../../foundations/AssetMark/AssetMark.tsx';
import { useHoldingText } from '../../foundations/Money/useHoldingText.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { AmountPair } from '../../patterns/AmountPair/AmountPair.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { TradeAccount, TradeContent } from './TradeScreen.types.ts';
import type { ScreenField } from '../../patterns/form/useScreenForm.ts';
import { tradeTexts } from './trade.texts.ts';

type Option = TradeAccount & { readonly issue?: string | undefined };
type TradeCellsProps = Pick<TradeContent, 'title' | 'balance' | 'accounts' | 'accountId' | 'locked'> & {
  /** Which of the two is given. */
  readonly gives: 'coin' | 'fiat';
  readonly amount: ScreenField<string>;
  readonly accountIssue?: string | undefined;
  readonly onAccount: (id: number) => void;
  /** What comes of it; null while nobody knows. */
  readonly received: Money | null;
  readonly onUseAll: () => void;
};

const renderMark = ({ code }: { readonly code?: string }) => <AssetMark code={code ?? ''} size={32} />;
const toOption = ({ id, name, balance }: TradeAccount, note: string) => ({
  value: String(id),
  label: name,
  code: balance.currencyCode,
  note,
});
const signOf = ({ currencyCode }: Money): string => (isFiat(currencyCode) ? currencySign(currencyCode) : '');

/** What is given above what comes of it, the two accounts beside them, and "Use all" (D-LEG-04). */
export function TradeCells({ title, balance, accounts, accountId, locked, gives, amount, received, ...rest }: TradeCellsProps) {
  const texts = useTexts(tradeTexts);
  const holdingText = useHoldingText();
  const account = accounts.find(({ id }) => id === accountId);
  if (account === undefined) return null;
  const fiat: Option = { ...account, issue: rest.accountIssue };
  const coin: Option = { id: 0, name: title, balance };
  const [given, got] = gives === 'coin' ? [coin, fiat] : [fiat, coin];
  const chip = (one: Option, label: string) => (
    <Select
      look="chip"
      label={label}
      hint={`${one.name} · ${holdingText(one.balance)}`}
      issue={one.issue}
      value={String(one.id)}
      options={(one === fiat ? accounts : [coin]).map((option) => toOption(option, holdingText(option.balance)))}
      renderMark={renderMark}
      onValueChange={(id) => rest.onAccount(Number(id))}
    />
  );
  return (
    <>
      {locked.map((code) => (
        <Notice key={code} kind="warning">
          {texts.locked(code)}
        </Notice>
      ))}
      <AmountPair
        swapLabel=""
        give={
          <>
            {chip(given, texts.from)}
            <AmountInput
              look="cell"
              labelHidden
              label={texts.amount}
              placeholder="0"
              {...amount}
              decimals={given.balance.decimals}
              sign={signOf(given.balance)}
            />
          </>
        }
        get={
          <>
            {chip(got, texts.to)}
            <AmountInput
              look="cell"
              labelHidden
              label={texts.get}
              placeholder="0"
              readOnly
              value={received === null ? '' : formatMoneyInput(received)}
              onValueChange={() => undefined}
              decimals={got.balance.decimals}
              sign={`${received === null ? '' : '≈\u00a0'}${signOf(got.balance)}`}
            />
          </>
        }
      />
      <Stack align="center">
        <Chip
          label={texts.useAll}
          onClick={() => {
            rest.onUseAll();
            amount.onBlur();
          }}
        />
      </Stack>
    </>
  );
}
