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
  /* White in the dark as well: cameras need it. */
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

/** Side of the code in px (LIM-080, LIM-081). */
const sides = { md: 214, lg: 640 } as const;

export type QrCodeProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** What a scanner reads: the address. */
  readonly value: string;
  /** What a screen reader says instead; it holds the address: 'QR code of the address bc1q…'. */
  readonly label: string;
  /** Code of the asset whose mark is in the centre. */
  readonly asset?: string;
  /** 214 px, or 640 px that shrink to the room there is. @default 'md' */
  readonly size?: 'md' | 'lg';
};

/** A QR code on a white tile, as one image (SVG: sharp at any density). Load it lazily: its encoder is 5 KB. */
export function QrCode({ value, label, asset, size = 'md', ...rest }: QrCodeProps) {
  return (
    <Tile role="img" aria-label={label} {...rest} data-size={size}>
      {/* With a mark on it a part of the code is lost: the highest correction makes up for it. */}
      <QRCodeSVG value={value} size={sides[size]} level={asset === undefined ? 'M' : 'H'} aria-hidden />
      {asset === undefined ? null : (
        <span>
          <AssetMark code={asset} />
        </span>
      )}
    </Tile>
  );
}
