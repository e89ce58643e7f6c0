import type { ComponentPropsWithRef } from 'react';
import { QRCodeSVG } from 'qrcode.react';
import { styled } from 'styled-components';
import { AssetMark } from '../../foundations/AssetMark/AssetMark.tsx';

const Tile = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: fit-content;
  max-inline-size: 100%;
  padding: var(--primitive-space-24);
  border: 1px solid var(--component-card-border);
  border-radius: var(--component-card-radius);
  /* White in dark mode too, because cameras need the contrast. */
  background: var(--semantic-color-bg-qr);
  box-shadow: var(--semantic-elevation-card);
  forced-color-adjust: none;

  > svg {
    max-inline-size: 100%;
    block-size: auto;
  }
  > span {
    position: absolute;
    padding: var(--primitive-space-4);
    border-radius: var(--primitive-radius-full);
    background: var(--semantic-color-bg-qr);
  }
`;

/** Width of the code in px (LIM-080, LIM-081). */
const sides = { md: 214, lg: 640 } as const;

export type QrCodeProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The encoded text: the address. */
  readonly value: string;
  /** Text alternative, which includes the address: 'QR code of the address bc1q…'. */
  readonly label: string;
  /** Code of the asset whose mark is drawn in the centre. */
  readonly asset?: string | undefined;
  /** 214 px, or up to 640 px when there is room. @default 'md' */
  readonly size?: 'md' | 'lg';
};

/** A QR code on a white tile, as one SVG image that is sharp at any density. Load it lazily, since its encoder takes 5 KB. */
export function QrCode({ value, label, asset, size = 'md', ...rest }: QrCodeProps) {
  return (
    <Tile role="img" aria-label={label} {...rest} data-size={size}>
      {/* A mark in the centre hides part of the code, so use the highest error correction. */}
      <QRCodeSVG value={value} size={sides[size]} level={asset === undefined ? 'M' : 'H'} aria-hidden />
      {asset === undefined ? null : (
        <span>
          <AssetMark code={asset} />
        </span>
      )}
    </Tile>
  );
}
