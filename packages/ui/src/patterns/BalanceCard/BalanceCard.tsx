import type { Money as Amount } from '@wallet/core/money/money';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { hideIcon, showIcon } from '../../foundations/Icon/icons.ts';
import { Money } from '../../foundations/Money/Money.tsx';
import { Motif } from '../../foundations/Motif/Motif.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useTheme } from '../../foundations/ThemeRoot/Theme.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { StaleNote } from '../StaleNote/StaleNote.tsx';
import { balanceCardTexts } from './balanceCard.texts.ts';

const StyledBalance = styled(Card)`
  position: relative;
  z-index: 0;
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--primitive-space-4);
  container-type: inline-size;
  --chart-height: 72px;

  &[data-size='lg']:not(:has(> [data-part='below'])) {
    min-block-size: 156px;
  }
  &[data-size='md'] {
    --chart-height: 56px;
  }
  &:has(> [data-part='below']) {
    padding-block-end: var(--primitive-space-12);
  }

  > header {
    display: flex;
    color: var(--component-balance-card-muted);
  }
  /* What does not fit beside the label is below it. */
  > header > div {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: var(--primitive-space-4);
    min-inline-size: 0;
  }
  /* A touch-sized button that does not increase the height of its line. */
  > header > button {
    z-index: 1;
    margin-block: -12px;
    margin-inline-end: -12px;
  }
  /* Stale amounts have a different muted colour on this background. */
  && [data-stale],
  && [data-stale] [data-part='fraction'] {
    color: var(--component-balance-card-muted);
  }
  > [data-part='waiting'] {
    inline-size: 60%;
    font: var(--semantic-typography-amount-lg);
    block-size: calc(1lh - 2 * var(--primitive-space-4));
    margin-block: var(--primitive-space-4);
    border-radius: var(--primitive-radius-xs);
    background: var(--semantic-color-bg-hero-hover);
  }
  &[data-size='md'] > [data-part='waiting'] {
    font: var(--semantic-typography-amount-md);
  }
  > [data-part='note'] {
    min-block-size: 1.25rem;
    color: var(--component-balance-card-muted);
    font: var(--semantic-typography-body-sm);
    font-variant-numeric: tabular-nums;
  }
  > [data-part='note'] strong {
    color: var(--semantic-color-text-on-hero);
    font-weight: 500;
  }
  > [data-part='below'] {
    --change-height: 1.25rem;
  }
  /* Reserves space for a BalanceHistory: the change, the line and the controls, with the gaps between them. */
  > [data-part='below']:not(:has([data-absent])) {
    min-block-size: calc(var(--change-height) + 8px + var(--chart-height) + 8px + 36px);
  }
  @container (max-width: 17.75rem) {
    > [data-part='below'] {
      --change-height: 2.5rem;
    }
  }
  @media (min-width: 1120px) {
    &[data-size='lg']:not(:has(> [data-part='below'])) {
      min-block-size: 180px;
    }
    &[data-size='lg'] > [data-part='waiting'] {
      font-size: var(--primitive-font-size-48);
    }

    &[data-size='lg'] [data-variant='lead'] {
      --full: var(--primitive-font-size-48);
    }
    &[data-size='md'] {
      --chart-height: 72px;
    }
  }
`;

export type BalanceCardProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** 'Total balance'. */
  readonly label: string;
  /** null while loading. The card keeps its size. */
  readonly value: Amount | null;
  /** Font size of the amount: `md` for a part of the total, such as a group. @default 'lg' */
  readonly size?: 'lg' | 'md';
  /** Shows placeholders in place of the amount. */
  readonly loading?: boolean;
  /**
   * Formatted time of the amount when it may be outdated. Replaces the currency, so that the layout does not shift when the amount is
   * refreshed.
   */
  readonly updatedAt?: string | undefined;
  /** Hides or shows all balances of the customer (WISH-001). Without it there is no button. */
  readonly onHiddenChange?: ((hidden: boolean) => void) | undefined;
  /** The part of the amount that is not settled. Replaces the currency. @default null */
  readonly pending?: Amount | null;
  /** What the amount is worth, in one line below it. Null keeps the line's place. */
  readonly note?: ReactNode;
  /** Shown below the amount on the same background: the change and its history. The card reserves space for a chart. */
  readonly below?: ReactNode;
};

/** The most prominent amount of the product, on the hero background with the brand's line pattern. */
export function BalanceCard({
  label,
  value,
  size = 'lg',
  loading = false,
  updatedAt,
  pending = null,
  onHiddenChange,
  note,
  below,
  ...rest
}: BalanceCardProps) {
  const texts = useTexts(balanceCardTexts);
  const isHidden = useTheme().balances === 'hidden';
  return (
    <StyledBalance {...rest} forwardedAs="section" variant="hero" data-size={size} aria-label={label} aria-busy={loading || undefined}>
      <Motif fade="start" />
      <header>
        <div>
          <Text as="span" type="label">
            {label}
          </Text>
          <Text as="span" type="label">
            {isHidden ? (
              texts.hidden
            ) : updatedAt !== undefined ? (
              <StaleNote updatedAt={updatedAt} />
            ) : pending === null ? (
              value?.currencyCode
            ) : (
              <>
                <Money approximate holding value={pending} /> {texts.pending}
              </>
            )}
          </Text>
        </div>
        {onHiddenChange === undefined ? null : (
          <IconButton
            tone="on-hero"
            icon={isHidden ? hideIcon : showIcon}
            label={texts.hide}
            pressed={isHidden}
            title={isHidden ? texts.showAgain : undefined}
            onClick={() => onHiddenChange(!isHidden)}
          />
        )}
      </header>
      {loading ? <i data-part="waiting" /> : <Money variant="lead" size={size} holding value={value} stale={updatedAt !== undefined} />}
      {note === undefined ? null : <div data-part="note">{note}</div>}
      {below === undefined ? null : <div data-part="below">{below}</div>}
    </StyledBalance>
  );
}
