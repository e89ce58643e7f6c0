import { cardTopUp } from '@wallet/core/fees/cardTopUp';
import type { Money as Amount } from '@wallet/core/money/money';
import { lazy, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import * as z from 'zod/mini';
import { Part } from '../../foundations/parts/Part.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { LoadingOverlay } from '../../components/LoadingOverlay/LoadingOverlay.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import type { Id, PickerOption } from '../../components/OptionPicker/findOptions.ts';
import { Select } from '../../components/Select/Select.tsx';
import { CardMark } from '../../foundations/CardMark/CardMark.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { addIcon, cashIcon, limitIcon, pendingIcon } from '../../foundations/Icon/icons.ts';
import { Money } from '../../foundations/Money/Money.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { loadPart } from '../../foundations/parts/loadPart.ts';
import { createScreen } from '../../foundations/screen/createScreen.tsx';
import { AccountSelect } from '../../patterns/AccountSelect/AccountSelect.tsx';
import { SelectCard } from '../../patterns/AccountSelect/SelectCard.tsx';
import { quoteText } from '../../patterns/amount/quoteText.ts';
import { FailureNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import { calculateBalanceAfter } from '../../patterns/FeeSummary/calculateBalanceAfter.ts';
import { FeeSummary } from '../../patterns/FeeSummary/FeeSummary.tsx';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { LimitMeters } from '../../patterns/LimitMeters/LimitMeters.tsx';
import { useOpenPart } from '../../patterns/parts/useOpenPart.ts';
import { usePriceRows } from '../../patterns/PriceBreakdown/usePriceRows.tsx';
import { SubmitActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { AmountField } from './AmountField.tsx';
import type { CardTopUpScreenProps, TopUpCard } from './CardTopUpScreen.types.ts';
import { IssueDialog } from './IssueDialog.tsx';
import { cardTopUpTexts } from './cardTopUp.texts.ts';
import { Card } from '../../components/Card/Card.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Text } from '../../foundations/Text/Text.tsx';

const NEW_CARD = 'new';

/** A payment method in the picker. `card` is set for a card. */
type MethodOption = PickerOption & {
  readonly card?: TopUpCard;
  readonly way: 'card' | 'new' | 'bank';
  /** Continues with the method, keeping the typed amount. */
  readonly onPick: (draft: string) => void;
};
type Texts = typeof cardTopUpTexts;

function formatCardNote({ holder, expirationDate, isExpired, status }: TopUpCard, texts: Texts): string {
  const state = isExpired ? texts.expired : status === 'verified' ? texts.expires({ date: expirationDate }) : texts.statuses[status];
  return [holder, state].filter((part) => part !== '').join(' · ');
}

type MethodProps<AnyId extends Id> = Pick<
  CardTopUpScreenProps<AnyId>,
  'cards' | 'banks' | 'canAddCard' | 'onCard' | 'onBank' | 'onNewCard'
>;

/** Returns the account's cards, "New card" and, last, its SEPA banks (D-CUR-16). */
function toMethodOptions<AnyId extends Id>(
  { cards, banks = [], canAddCard = false, onCard, onBank, onNewCard }: MethodProps<AnyId>,
  texts: Texts,
): readonly MethodOption[] {
  return [
    ...cards.map((card): MethodOption => ({
      value: `card:${card.id}`,
      label: card.name,
      note: formatCardNote(card, texts),
      way: 'card',
      card,
      onPick: (draft) => onCard(card.id, draft),
    })),
    ...(canAddCard && onNewCard ? [{ value: NEW_CARD, label: texts.newCard, way: 'new', onPick: onNewCard } as const] : []),
    ...(onBank ? banks : []).map(({ id, name = texts.bank }): MethodOption => ({
      value: `bank:${id}`,
      label: name,
      note: texts.network,
      way: 'bank',
      onPick: (draft) => onBank?.(id, draft),
    })),
  ];
}

/** Time after which the notice adds that the payment takes longer (D-CARD-13). */
const SLOW_NOTICE_DELAY_MS = 10_000;

/** Shows that the payment is running. It cannot be closed. */
function ProcessingNotice() {
  const texts = useTexts(cardTopUpTexts);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SLOW_NOTICE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Notice kind="info" icon={pendingIcon} live="polite" title={texts.processing}>
      {isLong ? texts.processingLong : undefined}
    </Notice>
  );
}

/* The limits stand below the button where there is room for them, otherwise in a sheet. */
const StyledLimits = styled(Card)`
  @media (max-width: 1119.98px) {
    display: none;
  }
`;
const StyledLimitsLink = styled(Button)`
  align-self: center;

  @media (min-width: 1120px) {
    display: none;
  }
`;

const loadLimits = () => loadPart(() => import('./LimitsSheet.tsx'));
/** Loads in the background without delaying the form, because it opens only on a press. */
const LimitsSheet = lazy(async () => ({ default: (await loadLimits()).LimitsSheet }));

/** Takes up no space until the card provider's frame has loaded and is known to have something to show. */
const StyledExpress = styled.div`
  &:not([data-offered]) {
    overflow: hidden;
    block-size: 0;
    margin-block-end: calc(-1 * var(--primitive-space-8));
    visibility: hidden;
  }
`;

/** An invalid or too small amount shows no error: the button is disabled, and the hint states the minimum. */
const amountSchema = z.object({ amount: z.string() });

/** Tops up by card: the amount, its cost, and the payment until its result (CARD-004 to CARD-029). */
export const CardTopUpScreen = createScreen(function CardTopUpScreen<AnyId extends Id>(props: CardTopUpScreenProps<AnyId>) {
  const account = props.accounts.find(({ id }) => id === props.accountId);
  return account === undefined ? null : <CardTopUpForm {...props} balance={account.balance} />;
});

function CardTopUpForm<AnyId extends Id>({
  state,
  accounts,
  accountId,
  balance,
  cardId,
  settings,
  quote: ownQuote,
  limits,
  onSubmit,
  onIssueRead,
  presets,
  isPriced = false,
  express = null,
  ...rest
}: CardTopUpScreenProps<AnyId> & { readonly balance: Amount }) {
  const texts = useTexts(cardTopUpTexts);
  const { preloadPart, openPart } = useOpenPart();
  useEffect(() => preloadPart(loadLimits), [preloadPart]);
  const [areLimitsOpen, setLimitsOpen] = useState(false);
  const form = useScreenForm({
    schema: amountSchema,
    first: { amount: rest.draft },
    // From here on the page takes over and reports each step of the payment through `state`.
    onSubmit: async () => {
      if (payable === null || isProcessing) return null;
      if (chosen !== undefined || onlyMethod === undefined) return onSubmit(payable.amount, payable.quote);
      onlyMethod.onPick(text);
      return null;
    },
  });
  const text = form.values.amount;
  const left = limits && { perOperation: limits.perOperation, today: limits.daily.left, thisMonth: limits.monthly.left };
  const { amount, quote, payable } = quoteText(text, balance, ownQuote ?? ((typed) => cardTopUp(typed, settings, left)));
  const rows = usePriceRows();
  const shown = text === '' ? null : quote;
  const paid = payable?.quote.refusal ? null : payable;
  const isProcessing = state.name === 'processing';
  const issue = state.name === 'form' ? state.issue : null;
  const chosen = rest.cards.find(({ id }) => id === cardId);
  const methods = toMethodOptions(rest, texts);
  const onlyMethod = methods.length === 1 ? methods[0] : undefined;
  const isUsable = chosen === undefined ? methods.length < 2 : !chosen.isExpired;
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  return (
    <OperationForm
      title={texts.title}
      onBack={rest.onBack}
      {...form.props}
      busy={form.busy}
      aside={
        <>
          <FeeSummary
            items={[
              ...(isPriced ? [{ ...rows.markup(paid?.quote.price ?? null), isPart: true }] : []),
              { label: texts.fee, value: <Money value={shown?.fee ?? null} /> },
              { label: texts.total, value: <Money value={shown?.total ?? null} /> },
              { ...rows.amount('arrives', amount === null ? null : (shown?.arrives ?? null)), isPart: false, strong: true },
            ]}
            balanceAfter={calculateBalanceAfter(balance, paid?.quote.arrives ?? null, 'in')}
          />
          {limits && (
            <StyledLimitsLink variant="quiet" size="md" onClick={() => openPart(loadLimits, () => setLimitsOpen(true))}>
              <Icon glyph={limitIcon} />
              {texts.limits}
            </StyledLimitsLink>
          )}
          {/* Requirements for the card and for new customers (CARD-029, CARDS-020). */}
          <Text type="caption" tone="secondary">
            {texts.ownCard} {texts.newCustomer}
          </Text>
          <SubmitActions label={texts.topUp} busy={isProcessing} disabled={(payable === null || !isUsable) && !isProcessing}>
            {isProcessing ? <ProcessingNotice /> : null}
            {isUnconfirmed && issue === null && !isProcessing ? (
              <Notice kind="warning" action={<Link href={rest.transactionsHref}>{texts.viewTransactions}</Link>}>
                {texts.unconfirmed}
              </Notice>
            ) : null}
            <FailureNotice failure={issue?.kind === 'failed' ? issue.failure : null} />
            {express !== null && paid !== null ? (
              <StyledExpress data-offered={express.isOffered || undefined} inert={isProcessing}>
                {express.render({ amount: paid.amount, total: paid.quote.total })}
              </StyledExpress>
            ) : null}
          </SubmitActions>
          {limits && (
            <StyledLimits>
              <Section title={texts.cardLimits}>
                <LimitMeters limits={limits} />
              </Section>
            </StyledLimits>
          )}
        </>
      }
    >
      <LoadingOverlay busy={isProcessing} label="">
        <Stack>
          <SelectCard>
            <AccountSelect label={texts.to} accounts={accounts} value={accountId} onValueChange={(id) => rest.onAccount(id, text)} />
            <Select
              look="row"
              label={texts.using}
              value={chosen ? `card:${cardId}` : null}
              placeholder={texts.chooseCard}
              options={methods}
              renderMark={({ card, way }) =>
                card === undefined ? <IconTile glyph={way === 'new' ? addIcon : cashIcon} /> : <CardMark brand={card.brand} />
              }
              onValueChange={(picked) => methods.find(({ value }) => value === picked)?.onPick(text)}
            />
          </SelectCard>
          <AmountField value={text} onValueChange={(typed) => form.edit('amount', typed)} {...{ balance, presets, amount, quote }} />
          {chosen?.isExpired === true ? <Notice kind="warning">{texts.chooseOther}</Notice> : null}
          {chosen !== undefined && !chosen.isExpired && chosen.status !== 'verified' ? (
            <Notice
              kind="warning"
              action={
                chosen.status === 'not_verified' && rest.verificationHref !== undefined ? (
                  <Link href={rest.verificationHref}>{texts.verifyCard}</Link>
                ) : undefined
              }
            >
              {texts.afterVerification}
            </Notice>
          ) : null}
        </Stack>
      </LoadingOverlay>
      {limits && areLimitsOpen ? (
        <Part>
          <LimitsSheet limits={limits} onClose={() => setLimitsOpen(false)} />
        </Part>
      ) : null}
      <IssueDialog
        issue={issue}
        limits={limits}
        onClose={() => {
          setUnconfirmed(issue?.kind === 'unconfirmed');
          onIssueRead();
        }}
        transactionsHref={rest.transactionsHref}
      />
    </OperationForm>
  );
}
