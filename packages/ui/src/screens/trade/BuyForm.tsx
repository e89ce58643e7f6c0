import { buyCoin } from '@wallet/core/fees/buy';
import { formatMoneyInput } from '@wallet/core/format/formatMoney';
import { formatRate } from '@wallet/core/format/formatDecimal';
import { useState, type FormEvent } from 'react';
import { Money } from '../../foundations/Money/Money.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { FeeSummary } from '../../patterns/FeeSummary/FeeSummary.tsx';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { FinalRate } from './FinalRate.tsx';
import { TradeAction } from './TradeAction.tsx';
import { readTradeAmount } from './tradeAmount.ts';
import { TradeCells } from './TradeCells.tsx';
import type { BuyContent, BuyField, BuyScreenProps, TradeOutcome } from './TradeScreen.types.ts';
import { tradeTexts } from './trade.texts.ts';
import { useLocale } from '../../texts/Locale.tsx';

type BuyFormProps = Omit<BuyScreenProps, 'page' | 'onWarningClosed'> & { readonly content: BuyContent };

const DONE: TradeOutcome<BuyField> = { kind: 'done' };

/** How much is paid, from which account, and about what comes of it (D-LEG-04). */
export function BuyForm({ content, draft, onAccount, onSubmit, onBack }: BuyFormProps) {
  const locale = useLocale();
  const texts = useTexts(tradeTexts);
  const [text, setText] = useState(draft);
  const [left, setLeft] = useState(draft !== '');
  const [outcome, setOutcome] = useState(DONE);
  const { busy, submitOnce } = useSubmitOnce();
  const { title, balance, accounts, accountId, minimum, price, fee } = content;
  const account = accounts.find(({ id }) => id === accountId);
  if (account === undefined) return null;
  const { amount, issue } = readTradeAmount(text, { balance: account.balance, minimum }, texts, locale);
  const quote = amount === null || price === null ? null : buyCoin(amount, balance, { fee, ask: price, minimum });
  const refused = outcome.kind === 'refused' ? outcome.fields : undefined;
  const change = (next: string): void => {
    setText(next);
    setOutcome(DONE);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setLeft(true);
    if (amount === null || quote?.isAllowed !== true) return;
    void submitOnce(async () => setOutcome(await onSubmit(amount)));
  };
  return (
    <OperationForm title={texts.buyTitle(title)} onBack={onBack} onSubmit={submit}>
      <TradeCells
        {...content}
        gives="fiat"
        text={text}
        onText={change}
        onLeave={() => setLeft(true)}
        issue={(left ? issue : undefined) ?? refused?.amount}
        accountIssue={refused?.account}
        onAccount={(id) => onAccount(id, text)}
        received={quote?.received ?? null}
        onUseAll={() => {
          change(formatMoneyInput(account.balance));
          setLeft(true);
        }}
      />
      <FeeSummary
        items={[
          {
            label: texts.rate,
            value:
              price === null ? (
                <Money value={null} />
              ) : (
                texts.rateOf(balance.currencyCode, formatRate(price, locale), account.balance.currencyCode)
              ),
          },
          { label: texts.fee, value: <Money value={fee} /> },
          { label: texts.minimumAmount, value: <Money value={minimum} /> },
          { label: texts.getApproximately, value: <Money value={quote?.received ?? null} /> },
        ]}
      />
      <Stack align="center">
        <FinalRate />
      </Stack>
      <TradeAction
        label={texts.buy}
        busy={busy}
        disabled={quote?.isAllowed !== true || refused?.amount !== undefined || refused?.account !== undefined}
        outcome={outcome}
        isOutOfRange={issue !== undefined}
        onDismiss={() => setOutcome(DONE)}
      />
    </OperationForm>
  );
}
