import type { Money as Amount } from '@wallet/core/money/money';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { hideIcon } from '../../foundations/Icon/glyphs/hideIcon.ts';
import { showIcon } from '../../foundations/Icon/glyphs/showIcon.ts';
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
  grid-template-rows: auto auto 1fr;
  gap: var(--primitive-space-8);
  min-block-size: 156px;
  container-type: inline-size;
  --chart-height: 96px;

  > header {
    display: flex;
    justify-content: space-between;
    gap: var(--primitive-space-8);
    color: var(--component-balance-card-muted);
  }
  > header > :first-child {
    flex: 1;
  }
  /* The button is as large as a finger, and the line no higher for it. */
  > header > button {
    z-index: 1;
    margin-block: -12px;
    margin-inline-end: -12px;
  }
  /* The pressed ground of a page would take the pale icon with it. */
  > header > button[aria-pressed='true'] {
    background: var(--semantic-color-bg-hero-hover);
  }
  /* The quiet tone of old figures is another one on this ground. */
  && [data-stale],
  && [data-stale] [data-part='fraction'] {
    color: var(--component-balance-card-muted);
  }
  > [data-part='waiting'] {
    inline-size: 60%;
    block-size: 36px;
    margin-block: var(--primitive-space-4);
    border-radius: var(--primitive-radius-xs);
    background: var(--semantic-color-bg-hero-hover);
  }
  /* The place of a BalanceHistory: its change, its chart with the days under it, two rows of controls and the gaps between them. */
  > [data-part='below']:not(:has([data-absent])) {
    min-block-size: calc(24px + 12px + var(--chart-height) + 32px + 12px + 44px + 4px + 44px);
  }
  @media (min-width: 1120px) {
    min-block-size: 180px;
    --chart-height: 120px;

    > [data-part='waiting'] {
      block-size: 45px;
    }

    && [data-variant='lead'] {
      --full: var(--primitive-font-size-48);
    }
  }
`;

export type BalanceCardProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** 'Total balance'. */
  readonly label: string;
  /** Null while it is loading: the card keeps its size. */
  readonly value: Amount | null;
  readonly loading?: boolean;
  /** Set while the figure may be old: the time, ready to read. It takes the place of the currency, so that nothing moves when fresh figures come. */
  readonly updatedAt?: string | undefined;
  /** Hides every amount of the customer's, or shows them again (WISH-001); without it there is no button. */
  readonly onHiddenChange?: ((hidden: boolean) => void) | undefined;
  /** Under the figure, on the same ground: what changed, and how it came to this. The card keeps room for a chart. */
  readonly below?: ReactNode;
};

/** The largest figure of the product, on the hero ground with the brand's lines. */
export function BalanceCard({ label, value, loading = false, updatedAt, onHiddenChange, below, ...rest }: BalanceCardProps) {
  const texts = useTexts(balanceCardTexts);
  const isHidden = useTheme().balances === 'hidden';
  return (
    <StyledBalance {...rest} forwardedAs="section" variant="hero" aria-label={label} aria-busy={loading || undefined}>
      <Motif seed={3} fade="start" />
      <header>
        <Text as="span" type="label">
          {label}
        </Text>
        <Text as="span" type="label">
          {isHidden ? texts.hidden : updatedAt === undefined ? value?.currencyCode : <StaleNote updatedAt={updatedAt} />}
        </Text>
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
      {loading ? <i data-part="waiting" /> : <Money variant="lead" holding value={value} stale={updatedAt !== undefined} />}
      {below === undefined ? null : <div data-part="below">{below}</div>}
    </StyledBalance>
  );
}
