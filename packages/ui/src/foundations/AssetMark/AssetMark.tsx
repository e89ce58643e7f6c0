import type { ComponentPropsWithRef, SyntheticEvent } from 'react';
import { css, styled } from 'styled-components';
import { useImageFallback } from './useImageFallback.ts';

/** A glyph on a grid of 24, in the asset's own colour in every brand. `ink` is dark on the two light marks. */
type AssetGlyph = { readonly path: string; readonly ink: 'light' | 'dark'; readonly filled?: boolean };

const assetGlyphs: Readonly<Record<string, AssetGlyph>> = {
  BTC: {
    ink: 'dark',
    path: 'M8.5 6.5v11M6.8 6.5h6.4a2.7 2.7 0 0 1 0 5.4H8.5h5.2a2.8 2.8 0 0 1 0 5.6H6.8M10.4 4.6v1.9M13 4.6v1.9M10.4 17.5v1.9M13 17.5v1.9',
  },
  ETH: { ink: 'light', filled: true, path: 'M12 3.6 6.8 12 12 15 17.2 12zM6.8 13.4 12 20.4l5.2-7L12 16.4z' },
  USDC: {
    ink: 'light',
    path: 'M14.5 9.6c-.3-1-1.3-1.6-2.5-1.6-1.4 0-2.5.8-2.5 2 0 2.7 5.1 1.3 5.1 4 0 1.2-1.1 2-2.6 2-1.3 0-2.3-.6-2.6-1.6M12 6.6v10.8M8 5.4a7.6 7.6 0 0 0 0 13.2M16 5.4a7.6 7.6 0 0 1 0 13.2',
  },
  USDT: { ink: 'light', path: 'M7 6.8h10M12 6.8v11.2M12 9.3c4 0 6.5.8 6.5 1.9s-2.5 1.9-6.5 1.9-6.5-.8-6.5-1.9 2.5-1.9 6.5-1.9' },
  DAI: { ink: 'dark', path: 'M8.2 6.2h3.3a5.8 5.8 0 0 1 0 11.6H8.2zM5.5 10.5h13M5.5 13.5h13' },
  EUR: { ink: 'light', path: 'M16.5 7.4a5.8 5.8 0 1 0 0 9.2M6 10.6h7.5M6 13.4h6.5' },
  USD: {
    ink: 'light',
    path: 'M15.5 8.8c-.4-1.4-1.8-2.1-3.5-2.1-2 0-3.5 1-3.5 2.6 0 3.5 7.1 1.8 7.1 5.4 0 1.6-1.6 2.6-3.6 2.6-1.9 0-3.3-.8-3.7-2.2M12 4.8v14.4',
  },
};

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
  /* Letters without an image have the colour of the brand. */
  &:not(:has(> :is(img, svg))) {
    background: var(--semantic-color-bg-hero);
    color: var(--semantic-color-text-on-hero);
  }
  ${Object.keys(assetGlyphs).map(
    (code) => css`
      &[data-asset='${code}'] {
        background: var(--primitive-color-asset-${code.toLowerCase()});
      }
    `,
  )}
`;

export type AssetMarkProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Code of the currency, coin or token: 'BTC'. */
  readonly code: string;
  /** Image of the asset. Without one, or when it fails to load, the built-in glyph is shown, or else three letters of the code. */
  readonly url?: string | null;
  /** Size in px. @default 40 */
  readonly size?: 32 | 40 | 56;
  /** Accessible name, for when the asset is not named next to it. If omitted, the mark is hidden from screen readers. */
  readonly label?: string;
};

/** The letters of a code: its first three, of a longer one its last, because series of one issuer begin alike: HALB27, HALN28. */
const toLetters = (code: string): string => (code.length > 4 ? code.slice(-3) : code.slice(0, 3));

/** Hides the letters, which would show through transparent parts of the image. */
const hideLetters = ({ currentTarget }: SyntheticEvent): void => currentTarget.parentElement?.setAttribute('data-loaded', '');

/** The mark of an asset. Well-known assets keep their own colours in every brand. */
export function AssetMark({ code, url, size = 40, label, ...rest }: AssetMarkProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const { isShown: hasPicture, picture } = useImageFallback(url ?? null);
  const glyph = hasPicture ? undefined : assetGlyphs[code];
  return (
    <StyledMark {...naming} {...rest} data-size={size} data-asset={glyph === undefined ? undefined : code}>
      {hasPicture ? <img {...picture} src={url ?? ''} alt="" loading="lazy" decoding="async" onLoad={hideLetters} /> : null}
      {glyph === undefined ? null : (
        <svg viewBox="0 0 24 24" data-ink={glyph.ink} data-filled={glyph.filled}>
          <path d={glyph.path} />
        </svg>
      )}
      {glyph === undefined ? <b>{toLetters(code)}</b> : null}
    </StyledMark>
  );
}
