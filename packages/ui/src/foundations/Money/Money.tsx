import { useState, type ComponentPropsWithRef, type CSSProperties } from 'react';
import { addSign } from '@wallet/core/format/figures';
import type { Locale } from '@wallet/core/format/locale';
import { splitMoney, type MoneyPlace } from '@wallet/core/format/formatMoney';
import { isFiat } from '@wallet/core/limits/currencies';
import type { Money as Amount } from '@wallet/core/money/money';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useTheme } from '../ThemeRoot/Theme.ts';
import { useLocale } from '../../texts/Locale.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { CONCEALED } from './concealed.ts';
import { moneyTexts } from './Money.texts.ts';
import { keyframes, styled } from 'styled-components';

const fade = keyframes`
  from { opacity: 0; }
`;

const StyledMoney = styled.span`
  font-variant-numeric: tabular-nums;
  /* Keeps the order of sign, digits and code on right-to-left pages. */
  unicode-bidi: plaintext;
  white-space: nowrap;

  /* Wraps where it does not fit as a whole, so that no digit is cut off. */
  &[data-variant='inline'][data-long] {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  &[data-changed] {
    animation: ${fade} var(--primitive-duration-tab);
  }
  &[data-variant='lead'] {
    --full: var(--primitive-font-size-40);
    display: inline-block;
    justify-self: start;
    max-inline-size: 100%;
    font: var(--semantic-typography-amount-lg);
    letter-spacing: var(--semantic-typography-amount-lg-letter-spacing);
  }
  &[data-variant='lead'][data-size='xl'] {
    --full: var(--primitive-font-size-48);
    font: var(--semantic-typography-amount-xl);
    letter-spacing: var(--semantic-typography-amount-xl-letter-spacing);
  }
  &[data-variant='lead'][data-size='md'] {
    --full: var(--primitive-font-size-28);
    font: var(--semantic-typography-amount-md);
    letter-spacing: var(--semantic-typography-amount-md-letter-spacing);
  }
  /* Shrinks to fit one line in its container or on the screen, even with twelve digits or larger text. A digit is 0.56 em wide, a point less. */
  &&[data-variant='lead'] {
    font-size: min(var(--full), 100cqi / (0.54 * var(--characters)));
    /* Outside a container it wraps as a last resort. It is never cut off. */
    white-space: normal;
    overflow-wrap: anywhere;
  }
  /* Many digits leave no room for those of a wider font than the house's. */
  &&[data-variant='lead'][data-long] {
    font-size-adjust: ch-width 0.56;
  }
  &[data-variant='row'] {
    font: var(--semantic-typography-title-sm);
    font-size: min(var(--primitive-font-size-16), 7vi);
  }
  [data-part='fraction'] {
    color: var(--semantic-color-text-secondary);
  }
  [data-ground='hero'] & [data-part='fraction'] {
    color: var(--semantic-color-text-on-hero-muted);
  }
  &[data-variant='lead'] [data-part='code'] {
    font: var(--semantic-typography-title-md);
    font-size: min(var(--primitive-font-size-20), 0.66em);
    letter-spacing: 0;
  }
  &[data-tone='in'] {
    color: var(--semantic-color-text-positive);
  }
  &[data-tone='muted'],
  &[data-struck] {
    color: var(--semantic-color-text-muted);
  }
  &[data-struck] {
    text-decoration: line-through;
  }
  &[data-stale],
  &[data-stale] [data-part='fraction'] {
    color: var(--semantic-color-text-secondary);
  }
`;

/** Characters that fit in any font, with signs and groups. */
const ROOMY = 16;

export type MoneyProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** null means unknown and is shown as a dash. */
  readonly value: Amount | null;
  /** `lead` for the largest amount of a screen, `row` for a row, `inline` within text. @default 'inline' */
  readonly variant?: 'lead' | 'row' | 'inline';
  /** Font size of a lead: 48, 40 or 28 px. @default 'lg' */
  readonly size?: 'xl' | 'lg' | 'md';
  /** Decimals of coins: `column` 5, `transactions` 5 and USDC 6, `sentence` up to 8. @default 'column' for rows, else 'sentence' */
  readonly place?: MoneyPlace;
  /** Writes + for incoming and − for outgoing amounts, whatever the sign of the value. @default none, a minus if it is negative */
  readonly direction?: 'in' | 'out';
  /** `in` is green. `out` is plain, because spending is not an error. `muted` is for amounts that do not count. @default the direction's */
  readonly tone?: 'in' | 'out' | 'plain' | 'muted';
  /** Shows the code of a coin after the amount. Not needed in a row that names the coin. @default true */
  readonly code?: boolean;
  /** Puts ≈ before the amount, unless its label already says that it is approximate. @default false */
  readonly approximate?: boolean;
  /** Strikes through a refused amount. The text next to it must say so too. @default false */
  readonly struck?: boolean;
  /** The amount dates from before the connection was lost. Show 'Updated 14:02' near it. @default false */
  readonly stale?: boolean;
  /** A balance of the customer. Replaced by four dots while balances are hidden (WISH-002). @default false */
  readonly holding?: boolean;
};

/**
 * An amount formatted for customers, always rounded down, on one line wherever it fits. A changed balance cross-fades; an amount calculated
 * from input does not.
 */
export function Money({
  value,
  variant = 'inline',
  size = 'lg',
  place = variant === 'row' ? 'column' : 'sentence',
  direction,
  tone = direction ?? 'plain',
  code = true,
  approximate = false,
  struck = false,
  stale = false,
  holding = false,
  style,
  ...rest
}: MoneyProps) {
  const locale = useLocale();
  const concealed = useTheme().balances === 'hidden' && holding && value !== null;
  const pieces = concealed ? concealedPieces : toPieces(value, locale, { place, direction, code, approximate });
  const text = pieces.number + pieces.fraction + pieces.code;
  const [first] = useState(text);
  const isLead = variant === 'lead';
  const isLong = text.length > ROOMY;
  const looks = {
    'data-variant': variant,
    'data-size': size,
    'data-tone': tone,
    'data-long': isLong ? '' : undefined,
    'data-changed': holding && text !== first ? '' : undefined,
  };
  const isSaid = value === null || concealed;
  // Wrap a part in an element only where it is styled differently, since long lists contain many amounts.
  const standsBack = isLead && pieces.quiet === true && tone !== 'muted' && tone !== 'in' && !struck;
  const isCodeApart = isLead && pieces.quiet !== true && pieces.code !== '';
  const length: CSSProperties & Record<'--characters', number> = { '--characters': text.length };
  // Without parts it is a single text node, which a live region reads out as a whole when it changes.
  const figure =
    standsBack || isCodeApart ? (
      <>
        {pieces.number}
        {standsBack ? <span data-part="fraction">{pieces.fraction}</span> : pieces.fraction}
        {isCodeApart ? <span data-part="code">{pieces.code}</span> : pieces.code}
      </>
    ) : isLong && variant === 'inline' ? (
      // Wraps before its code, if it has to.
      text.replace('\u00A0', ' ')
    ) : (
      text
    );
  return (
    <StyledMoney
      key={holding ? text : undefined}
      {...rest}
      {...looks}
      data-struck={struck || undefined}
      data-stale={stale || undefined}
      style={isLead ? { ...length, ...style } : style}
    >
      {isSaid ? (
        <>
          <SpokenReplacement what={value === null ? 'unknown' : 'concealed'} />
          <span aria-hidden>{text}</span>
        </>
      ) : (
        figure
      )}
    </StyledMoney>
  );
}

/** `quiet` mutes the decimals of fiat. Those of a coin are part of the amount. */
type Pieces = { readonly number: string; readonly fraction: string; readonly code: string; readonly quiet?: boolean };

/** Reveals nothing of the amount: neither its digits nor their number. */
const concealedPieces: Pieces = { number: CONCEALED, fraction: '', code: '' };

function toPieces(
  value: Amount | null,
  locale: Locale,
  { place, direction, code, approximate }: { place: MoneyPlace; direction: 'in' | 'out' | undefined; code: boolean; approximate: boolean },
): Pieces {
  if (value === null) return { number: '–', fraction: '', code: '' };
  const parts = splitMoney(value, locale, { place, sign: direction === undefined ? 'auto' : 'never' });
  const sign = direction === undefined ? parts.sign : { in: '+', out: '−' }[direction];
  return {
    number: `${approximate ? '≈ ' : ''}${addSign(sign, `${parts.lessThan}${parts.currencySign}${parts.whole}`, locale)}`,
    fraction: parts.fraction,
    quiet: isFiat(value.currencyCode),
    code: parts.signBehind + (code && parts.code !== '' ? ` ${parts.code}` : ''),
  };
}

/** A separate component, because in a long list only few amounts need it. */
function SpokenReplacement({ what }: { readonly what: 'unknown' | 'concealed' }) {
  return <VisuallyHidden>{useTexts(moneyTexts)[what]}</VisuallyHidden>;
}
