import { useState, type ComponentPropsWithRef, type CSSProperties } from 'react';
import type { Locale } from '@wallet/core/format/locale';
import { moneyParts, type MoneyPlace } from '@wallet/core/format/formatMoney';
import { isFiat } from '@wallet/core/limits/currencies';
import type { Money as Amount } from '@wallet/core/money/money';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useTheme } from '../ThemeRoot/Theme.ts';
import { useLocale } from '../../texts/Locale.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { CONCEALED } from './concealed.ts';
import { StyledMoney } from './Money.styles.ts';
import { moneyTexts, type MoneyTexts } from './Money.texts.ts';

export type MoneyProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** null is unknown and shown as a dash. */
  readonly value: Amount | null;
  /** `lead` is the largest thing of a screen, `row` the figure of a row, `inline` is in text. @default 'inline' */
  readonly variant?: 'lead' | 'row' | 'inline';
  /** Of a lead: 48, 40 or 28 px. @default 'lg' */
  readonly size?: 'xl' | 'lg' | 'md';
  /** How many decimals coins have: `column` 5, `transactions` 5 and USDC 6, `sentence` up to 8. @default 'column' for rows, else 'sentence' */
  readonly place?: MoneyPlace;
  /** Writes + for what comes in and − for what goes out, whatever the sign of the value. @default none, a minus if it is negative */
  readonly direction?: 'in' | 'out';
  /** `in` green, `out` plain: spending is no error. `muted` for what is not counted. @default the direction's */
  readonly tone?: 'in' | 'out' | 'plain' | 'muted';
  /** Whether the code of a coin is behind the figure; in a row that names the coin it need not. @default true */
  readonly code?: boolean;
  /** Puts ≈ before a figure whose label does not say that it is one. @default false */
  readonly approximate?: boolean;
  /** Refused: struck through. The words beside it say so too. @default false */
  readonly struck?: boolean;
  /** From before the connection was lost; 'Updated 14:02' is near. @default false */
  readonly stale?: boolean;
  /** What the customer has: four dots stand for it while balances are hidden (WISH-002). @default false */
  readonly holding?: boolean;
  readonly texts?: MoneyTexts;
};

/** An amount as customers read it, always rounded down, in one line. A changed balance cross-fades; a sum that follows what is typed does not. */
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
  texts,
  style,
  ...rest
}: MoneyProps) {
  const locale = useLocale();
  const concealed = useTheme().balances === 'hidden' && holding && value !== null;
  const pieces = concealed ? concealedPieces : piecesOf(value, locale, { place, direction, code, approximate });
  const text = pieces.number + pieces.fraction + pieces.code;
  const [first] = useState(text);
  const looks = {
    'data-variant': variant,
    'data-size': size,
    'data-tone': tone,
    'data-changed': holding && text !== first ? '' : undefined,
  };
  const isSaid = value === null || concealed;
  // An element only where it looks different from the figure: a long list has many of them.
  const isLead = variant === 'lead';
  const standsBack = isLead && pieces.quiet === true && tone === 'plain' && !struck;
  const isCodeApart = isLead && pieces.quiet !== true && pieces.code !== '';
  const length: CSSProperties & Record<'--characters', number> = { '--characters': text.length };
  // Drawn whole it is one piece of text, which a live region reads out whole when it changes.
  const figure =
    standsBack || isCodeApart ? (
      <>
        {pieces.number}
        {standsBack ? <span data-part="fraction">{pieces.fraction}</span> : pieces.fraction}
        {isCodeApart ? <span data-part="code">{pieces.code}</span> : pieces.code}
      </>
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
          <SpokenInstead what={value === null ? 'unknown' : 'concealed'} texts={texts} />
          <span aria-hidden>{text}</span>
        </>
      ) : (
        figure
      )}
    </StyledMoney>
  );
}

/** `quiet`: the decimals of fiat stand back, those of a coin are the amount itself. */
type Pieces = { readonly number: string; readonly fraction: string; readonly code: string; readonly quiet?: boolean };

/** Nothing of the figure is left: not its digits, not how many there are. */
const concealedPieces: Pieces = { number: CONCEALED, fraction: '', code: '' };

function piecesOf(
  value: Amount | null,
  locale: Locale,
  { place, direction, code, approximate }: { place: MoneyPlace; direction: 'in' | 'out' | undefined; code: boolean; approximate: boolean },
): Pieces {
  if (value === null) return { number: '–', fraction: '', code: '' };
  const parts = moneyParts(value, locale, { place, sign: direction === undefined ? 'auto' : 'never' });
  const sign = direction === undefined ? parts.sign : { in: '+', out: '−' }[direction];
  return {
    number: `${approximate ? '≈ ' : ''}${sign}${parts.lessThan}${parts.currencySign}${parts.whole}`,
    fraction: parts.fraction,
    quiet: isFiat(value.currencyCode),
    code: parts.signBehind + (code && parts.code !== '' ? ` ${parts.code}` : ''),
  };
}

/** A component of its own: a long list has many figures, and few that need words. */
function SpokenInstead({ what, texts }: { readonly what: keyof MoneyTexts; readonly texts: MoneyTexts | undefined }) {
  const builtIn = useTexts(moneyTexts);
  return <VisuallyHidden>{(texts ?? builtIn)[what]}</VisuallyHidden>;
}
