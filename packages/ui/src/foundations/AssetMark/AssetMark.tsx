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
  /* Letters stay within their disc, however large the text is. */
  font-size: min(var(--primitive-font-size-12), 0.4 * var(--size));
  font-weight: 600;
  /* As the disc of a coin keeps its colours in every theme. */
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
    /* the ground of QR codes is white in every theme */
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
  /* The letters, until the picture is there. */
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
  /** Picture of the asset; null, left out, or one that cannot be shown gives its drawing, or its letters when there is none. */
  readonly url?: string | null;
  /** px. @default 40 */
  readonly size?: 32 | 40 | 56;
  /** What it says where the asset is not named beside it. Left out, it is hidden from screen readers. */
  readonly label?: string;
};

/** Part of a picture may be clear: no letters behind it. */
const hideLetters = ({ currentTarget }: SyntheticEvent): void => currentTarget.parentElement?.setAttribute('data-loaded', '');

/** The mark of an asset. Known assets keep their own colours in every brand. */
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
