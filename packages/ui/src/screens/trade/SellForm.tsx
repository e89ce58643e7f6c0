import { formatMoney } from '@wallet/core/format/formatMoney';
import { formatRate } from '@wallet/core/format/formatDecimal';
import { useState, type FormEvent } from 'react';
import { Select } from '../../components/Select/Select.tsx';
import { Money } from '../../foundations/Money/Money.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { FeeSummary } from '../../patterns/FeeSummary/FeeSummary.tsx';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { FinalRate } from './FinalRate.tsx';
import { TradeAction } from './TradeAction.tsx';
import { TradeCells } from './TradeCells.tsx';
import { InfoDialog } from './TradeDialogs.tsx';
import type { SellContent, SellScreenProps, SellValues } from './TradeScreen.types.ts';
import { tradeTexts } from './trade.texts.ts';
import { useSellForm } from './useSellForm.ts';
import { useLocale } from '../../texts/Locale.tsx';

type SellFormProps = Pick<SellScreenProps, 'onAccount' | 'onAskFee' | 'onSubmit' | 'onBack'> & {
  readonly content: SellContent;
  /** What the form begins with: what going back from the code brings again. */
  readonly first: SellValues;
};

/** How much is sold, what the network takes for it, and about what is credited (D-LEG-04). */
export function SellForm({ content, first, onAccount, onAskFee, onSubmit, onBack }: SellFormProps) {
  const locale = useLocale();
  const texts = useTexts(tradeTexts);
  const form = useSellForm({ content, first, onAskFee, onSubmit });
  const [areCausesOpen, setCausesOpen] = useState(false);
  const { title, balance, minimum, price, feeBalance } = content;
  const { issues, quote } = form;
  return (
    <OperationForm
      title={texts.sellTitle(title)}
      onBack={onBack}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <TradeCells
        {...content}
        gives="coin"
        text={form.text}
        onText={form.type}
        onLeave={form.leave}
        issue={form.left ? issues.amount : undefined}
        accountIssue={issues.account}
        onAccount={(id) => onAccount(id, form.text)}
        received={form.total}
        onUseAll={form.useAll}
      />
      <Select
        label={texts.networkFee}
        placeholder={form.isFeePending ? texts.loading : texts.chooseFee}
        value={form.speed}
        disabled={!form.canChooseFee}
        issue={issues.fee}
        onIssue={form.isFeeExplained ? () => setCausesOpen(true) : undefined}
        onOpen={form.askFee}
        state={quote?.kind === 'failed' || quote?.kind === 'refused' ? 'failed' : quote === null ? 'loading' : 'ready'}
        onRetry={form.retry}
        texts={{ loading: texts.loading, failed: issues.fee ?? issues.amount ?? texts.noFee.unexpected, retry: texts.retry }}
        options={form.offers.map(({ speed, description, fee }) => ({ value: speed, label: description, note: formatMoney(fee, locale) }))}
        onValueChange={form.choose}
      />
      <FeeSummary
        items={[
          {
            label: texts.rate,
            value: price === null ? <Money value={null} /> : texts.rateOf(balance.currencyCode, formatRate(price, locale), 'EUR'),
          },
          { label: texts.minimumAmount, value: <Money value={minimum} /> },
          { label: texts.total, value: <Money approximate value={form.total} /> },
        ]}
      />
      <Stack align="center">
        <FinalRate />
      </Stack>
      <TradeAction
        label={texts.sell}
        busy={form.busy}
        disabled={!form.canSell}
        outcome={form.outcome}
        isOutOfRange={form.isOutOfRange}
        onDismiss={form.dismiss}
      />
      {areCausesOpen ? (
        <InfoDialog title={texts.causes} text={texts.causesContext(feeBalance.currencyCode)} onClose={() => setCausesOpen(false)} />
      ) : null}
    </OperationForm>
  );
}
