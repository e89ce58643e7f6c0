import type { ComponentPropsWithRef, SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { assetGlyphs } from './assetGlyphs.ts';
import { usePicture } from './usePicture.ts';

const StyledMark = styled.span`
  --size: var(--primitive-size-asset-md);
  display: grid;
  place-items: center;
  flex: none;
  overflow: hidden;
  inline-size: var(--size);
  block-size: var(--size);
  border-radius: var(--primitive-radius-full);
  background: var(--semantic-color-bg-sunken);
  color: var(--semantic-color-text-secondary);
  font: var(--semantic-typography-micro);
  /* Keeps the letters within their disc at any text size. */
  font-size: min(var(--primitive-font-size-12), 0.4 * var(--size));
  font-weight: 600;
  /* Coins keep their colours in every theme. */
  forced-color-adjust: none;

  &[data-size='32'] {
    --size: var(--primitive-size-asset-sm);
  }
  &[data-size='56'] {
    --size: var(--primitive-size-asset-lg);
    font-size: min(var(--primitive-font-size-16), 0.4 * var(--size));
  }
  svg {
    inline-size: 60%;
    block-size: 60%;
    fill: none;
    /* The background of QR codes is white in every theme. */
    stroke: var(--semantic-color-bg-qr);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  svg[data-ink='dark'] {
    stroke: var(--primitive-color-black);
  }
  svg[data-filled] {
    fill: var(--semantic-color-bg-qr);
    stroke: none;
  }
  /* The letters are shown until the image is loaded. */
  > * {
    grid-area: 1 / 1;
  }
  b {
    font-weight: inherit;
  }
  &[data-loaded] b {
    visibility: hidden;
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  &[data-asset='BTC'] {
    background: var(--primitive-color-asset-btc);
  }
  &[data-asset='ETH'] {
    background: var(--primitive-color-asset-eth);
  }
  &[data-asset='USDC'] {
    background: var(--primitive-color-asset-usdc);
  }
  &[data-asset='USDT'] {
    background: var(--primitive-color-asset-usdt);
  }
  &[data-asset='DAI'] {
    background: var(--primitive-color-asset-dai);
  }
  &[data-asset='EUR'] {
    background: var(--primitive-color-asset-eur);
  }
  &[data-asset='USD'] {
    background: var(--primitive-color-asset-usd);
  }
`;

export type AssetMarkProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Code of the currency, coin or token: 'BTC'. */
  readonly code: string;
  /** Image of the asset. Without one, or when it fails to load, the built-in glyph is shown, or else the first letters of the code. */
  readonly url?: string | null;
  /** Size in px. @default 40 */
  readonly size?: 32 | 40 | 56;
  /** Accessible name, for when the asset is not named next to it. If omitted, the mark is hidden from screen readers. */
  readonly label?: string;
};

/** Hides the letters, which would show through transparent parts of the image. */
const hideLetters = ({ currentTarget }: SyntheticEvent): void => currentTarget.parentElement?.setAttribute('data-loaded', '');

/** The mark of an asset. Well-known assets keep their own colours in every brand. */
export function AssetMark({ code, url, size = 40, label, ...rest }: AssetMarkProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const { isShown: hasPicture, picture } = usePicture(url ?? null);
  const glyph = hasPicture ? undefined : assetGlyphs[code];
  return (
    <StyledMark {...naming} {...rest} data-size={size} data-asset={glyph === undefined ? undefined : code}>
      {hasPicture ? <img {...picture} src={url ?? ''} alt="" loading="lazy" decoding="async" onLoad={hideLetters} /> : null}
      {glyph === undefined ? null : (
        <svg viewBox="0 0 24 24" data-ink={glyph.ink} data-filled={glyph.filled}>
          <path d={glyph.path} />
        </svg>
      )}
      {glyph === undefined ? <b>{code.slice(0, 3)}</b> : null}
    </StyledMark>
  );
}
