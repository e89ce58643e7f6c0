import { fiatExchange } from '@wallet/core/fees/fiatExchange';
import { missingFunds } from '@wallet/core/fees/missingFunds';
import { formatRate } from '@wallet/core/format/formatDecimal';
import { currencySign, formatAmount } from '@wallet/core/format/formatMoney';
import type { Money } from '@wallet/core/money/money';
import { parseMoney } from '@wallet/core/money/parseMoney';
import { type FormEvent, useState } from 'react';
import { AmountInput } from '../../components/AmountInput/AmountInput.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Chip } from '../../components/Chip/Chip.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { AccountSelect } from '../../patterns/AccountSelect/AccountSelect.tsx';
import { AmountPair } from '../../patterns/AmountPair/AmountPair.tsx';
import { FeeSummary } from '../../patterns/FeeSummary/FeeSummary.tsx';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { ExchangeFailedDialog, NotEnoughDialog } from './ExchangeDialogs.tsx';
import type { FiatExchangeOutcome, FiatExchangeScreenProps } from './FiatExchangeScreen.types.ts';
import { fiatExchangeTexts } from './fiatExchange.texts.ts';
import { useLocale } from '../../texts/Locale.tsx';

const DONE: FiatExchangeOutcome = { kind: 'done' };

/** Exchanging one fiat currency for another: what is given, what is received for it and the rate, on one step (FX-002). */
export function FiatExchangeScreen({ accounts, targets, accountId, targetId, settings, draft, ...rest }: FiatExchangeScreenProps) {
  const locale = useLocale();
  const texts = useTexts(fiatExchangeTexts);
  const [text, setText] = useState(draft);
  const [left, setLeft] = useState(draft !== '');
  const [outcome, setOutcome] = useState<FiatExchangeOutcome>(DONE);
  const [difference, setDifference] = useState<Money | null>(null);
  const { busy, submitOnce } = useSubmitOnce();
  const from = accounts.find(({ id }) => id === accountId);
  const to = targets.find(({ id }) => id === targetId);
  if (from === undefined || to === undefined) return null;

  const [base, quote] = [from.balance.currencyCode, to.balance.currencyCode];
  const amount = parseMoney(text, from.balance);
  const result = amount === null ? null : fiatExchange(amount, to.balance, settings);
  const minimum = texts.minimum(formatAmount(settings.minimal, locale), base);
  const refused = outcome.kind === 'refused' ? outcome.fields?.value : undefined;
  const issue = refused ?? (left && result?.isAllowed === false ? minimum : undefined);
  const { onSwap } = rest;

  const change = (next: string): void => {
    setText(next);
    setOutcome(DONE);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (amount === null || result?.isAllowed !== true) return;
    const missing = missingFunds(amount, from.balance);
    setDifference(missing);
    if (missing === null) void submitOnce(async () => setOutcome(await rest.onSubmit(amount)));
  };
  return (
    <OperationForm title={texts.title} onBack={rest.onBack} onSubmit={submit}>
      <AmountPair
        swapLabel={texts.swap}
        onSwap={onSwap === undefined ? undefined : () => onSwap(text)}
        give={
          <>
            <AccountSelect
              look="chip"
              label={texts.from}
              accounts={accounts}
              value={accountId}
              onValueChange={(id) => rest.onAccount(id, text)}
            />
            <AmountInput
              look="cell"
              labelHidden
              label={texts.give}
              placeholder="0"
              value={text}
              onValueChange={change}
              onBlur={() => setLeft(true)}
              decimals={from.balance.decimals}
              sign={currencySign(base)}
              hint={issue === undefined ? minimum : undefined}
              issue={issue}
            />
          </>
        }
        get={
          <>
            <AccountSelect
              look="chip"
              label={texts.to}
              accounts={targets}
              value={targetId}
              onValueChange={(id) => rest.onTarget(id, text)}
            />
            <AmountInput
              look="cell"
              labelHidden
              label={texts.get}
              placeholder="0"
              readOnly
              value={result?.received.amount ?? ''}
              onValueChange={() => undefined}
              decimals={to.balance.decimals}
              sign={currencySign(quote)}
            />
          </>
        }
      />
      <Stack align="center">
        <Chip label={texts.useAll} onClick={() => change(from.balance.amount)} />
      </Stack>
      <FeeSummary items={[{ label: texts.rate, value: texts.rateOf(base, formatRate(settings.rate, locale), quote) }]} />
      <StickyActions>
        <Button type="submit" fullWidth busy={busy} disabled={result?.isAllowed !== true}>
          {texts.exchange}
        </Button>
      </StickyActions>
      {difference === null ? null : (
        <NotEnoughDialog difference={difference} topUpHref={rest.topUpHref} onClose={() => setDifference(null)} />
      )}
      <ExchangeFailedDialog outcome={outcome} onClose={() => setOutcome(DONE)} />
    </OperationForm>
  );
}
