import type { GetTotal } from '@wallet/core/fees/fitAmount';
import type { Quote } from '@wallet/core/fees/quote';
import { currencySign, formatFilledInput, formatMoney } from '@wallet/core/format/formatMoney';
import type { Locale } from '@wallet/core/format/locale';
import { isPositive } from '@wallet/core/money/arithmetic';
import { isFiat } from '@wallet/core/limits/currencies';
import { parseMoney, type Money } from '@wallet/core/money/money';
import { integerDigitsOf } from '@wallet/core/validation/amounts';
import type { Ref } from 'react';
import { AmountInput } from '../../components/AmountInput/AmountInput.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import type { Id, PickerOption } from '../../components/OptionPicker/findOptions.ts';
import { Select } from '../../components/Select/Select.tsx';
import { AssetMark } from '../../foundations/AssetMark/AssetMark.tsx';
import { useHoldingText } from '../../foundations/Money/useHoldingText.ts';
import { AmountShares } from '../../patterns/amount/AmountShares.tsx';
import { useAmountAdvice } from '../../patterns/amount/useAmountAdvice.ts';
import { AmountPair } from '../../patterns/AmountPair/AmountPair.tsx';
import { useLocale } from '../../texts/Locale.tsx';
import { useAccountNames } from '../../patterns/accountNames/useAccountName.ts';
import { useTexts } from '../../texts/Texts.tsx';
import type { TradeCoin, TradeContent } from './TradeScreen.types.ts';
import type { ScreenField } from '../../patterns/form/useScreenForm.ts';
import { tradeTexts } from './trade.texts.ts';

type Holding<Value extends Id> = { readonly value: Value; readonly name: string; readonly balance: Money };
type Side<Value extends Id> = {
  readonly value: Value;
  readonly options: readonly Holding<Value>[];
  readonly issue?: string | undefined;
  readonly onValueChange: (value: Value) => void;
};
const noCodes: readonly string[] = [];
const noChange = (): void => undefined;

type TradeCellsProps<AccountId extends Id> = Pick<
  TradeContent<AccountId>,
  'title' | 'balance' | 'coins' | 'coin' | 'accounts' | 'accountId' | 'locked' | 'heldHrefs' | 'isPaused'
> & {
  readonly gives: 'coin' | 'fiat';
  readonly quote: Quote | null;
  readonly getTotal: GetTotal;
  readonly amount: ScreenField<string>;
  readonly accountIssue?: string | undefined;
  readonly amountRef?: Ref<HTMLInputElement>;
  readonly onAccount: (id: AccountId) => void;
  readonly onCoin: ((coin: string) => void) | undefined;
  readonly onSwap: (() => void) | undefined;
  /** The result; null while unknown. */
  readonly received: Money | null;
  readonly onUseAll: () => void;
};

const renderMark = ({ code }: { readonly code?: string }) => <AssetMark code={code ?? ''} size={32} />;
const getSign = ({ currencyCode }: Money, locale: Locale) => (isFiat(currencyCode) ? currencySign(currencyCode, locale) : undefined);

/** The given amount above its result, each with its account, and "Use all" (D-LEG-04). */
export function TradeCells<AccountId extends Id>({
  title,
  balance,
  accounts,
  accountId,
  locked = noCodes,
  quote,
  gives,
  amount,
  received,
  amountRef,
  ...rest
}: TradeCellsProps<AccountId>) {
  const locale = useLocale();
  const texts = useTexts(tradeTexts);
  const holdingText = useHoldingText();
  const nameAccounts = useAccountNames();
  const account = accounts.find(({ id }) => id === accountId);
  const have = gives === 'coin' ? balance : (account?.balance ?? balance);
  /** A value that is filled in counts as final, like one that was typed and left. */
  const fill = (put: () => void) => (): void => {
    put();
    amount.onBlur();
  };
  const onUseAll = fill(rest.onUseAll);
  const onAmount = (text: string): void => fill(() => amount.onValueChange(text))();
  const minimum = quote?.minimum;
  const least = minimum !== undefined && isPositive(minimum) ? texts.least({ amount: formatMoney(minimum, locale) }) : undefined;
  const advice = useAmountAdvice(parseMoney(amount.value, have), {
    have,
    quote,
    getTotal: rest.getTotal,
    isLeastSaid: true,
    onAmount,
  });
  if (account === undefined) return null;
  const single: TradeCoin = { value: '', name: title, balance };
  const names = nameAccounts(accounts.map((one) => ({ ...one, code: one.balance.currencyCode })));
  const fiat: Side<AccountId> = {
    value: accountId,
    options: accounts.map((one, at) => ({ value: one.id, name: names[at] ?? '', balance: one.balance })),
    issue: rest.accountIssue,
    onValueChange: rest.onAccount,
  };
  const coins: Side<string> =
    rest.coins && rest.onCoin
      ? { value: rest.coin ?? '', options: rest.coins, onValueChange: rest.onCoin }
      : { value: '', options: [single], onValueChange: noChange };
  const [given, got] = gives === 'coin' ? [balance, account.balance] : [account.balance, balance];
  const chip = <Value extends Id>({ options, value, ...side }: Side<Value>, label: string) => {
    const chosen = options.find((option) => option.value === value) ?? single;
    return (
      <Select<PickerOption<Value>>
        look="chip"
        label={label}
        hint={`${chosen.name} · ${holdingText(chosen.balance)}`}
        value={value}
        options={options.map((option) => ({
          value: option.value,
          label: option.name,
          code: option.balance.currencyCode,
          note: holdingText(option.balance),
        }))}
        renderMark={renderMark}
        {...side}
      />
    );
  };
  const viewTransfer = (href: string | undefined) => (href === undefined ? undefined : <Link href={href}>{texts.viewTransfer}</Link>);
  return (
    <>
      {rest.isPaused === true ? <Notice kind="warning">{texts.paused({ currency: balance.currencyCode })}</Notice> : null}
      {locked.map((code) => (
        <Notice key={code} kind="warning" action={viewTransfer(rest.heldHrefs?.[code])}>
          {texts.locked({ currency: code })}
        </Notice>
      ))}
      <AmountPair
        swapLabel={texts.swap}
        onSwap={rest.onSwap}
        give={
          <>
            {gives === 'coin' ? chip(coins, texts.from) : chip(fiat, texts.from)}
            <AmountInput
              ref={amountRef}
              look="cell"
              labelHidden
              label={texts.amount}
              placeholder="0"
              {...amount}
              decimals={given.decimals}
              integerDigits={integerDigitsOf(given)}
              sign={getSign(given, locale)}
              currencyCode={given.currencyCode}
              advice={advice}
              hint={amount.issue === undefined ? least : undefined}
            />
            <AmountShares of={have} value={amount.value} onAmount={onAmount} onUseAll={onUseAll} />
          </>
        }
        get={
          <>
            {gives === 'coin' ? chip(fiat, texts.to) : chip(coins, texts.to)}
            <AmountInput
              look="cell"
              labelHidden
              label={texts.get}
              placeholder={advice?.isError === true ? '–' : '0'}
              readOnly
              value={received === null ? '' : formatFilledInput(received)}
              onValueChange={() => undefined}
              decimals={got.decimals}
              sign={received === null && advice?.isError === true ? undefined : getSign(got, locale)}
              approximate={received !== null}
            />
          </>
        }
      />
    </>
  );
}
