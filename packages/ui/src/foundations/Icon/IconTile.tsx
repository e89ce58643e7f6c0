import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconGlyph } from './Icon.tsx';

const Tile = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: var(--primitive-size-asset-md);
  block-size: var(--primitive-size-asset-md);
  border-radius: var(--primitive-radius-full);
  background: var(--disc, var(--semantic-color-bg-sunken));
  color: var(--semantic-color-icon-default);

  &[data-size='32'] {
    inline-size: var(--primitive-size-asset-sm);
    block-size: var(--primitive-size-asset-sm);
  }
  &[data-size='56'] {
    inline-size: var(--primitive-size-asset-lg);
    block-size: var(--primitive-size-asset-lg);
  }
  &[data-tone='accent'] {
    background: var(--semantic-color-bg-selected);
    color: var(--semantic-color-icon-accent);
  }
  &[data-tone='surface'] {
    background: var(--semantic-color-bg-surface);
    color: var(--semantic-color-icon-accent);
  }
`;

export type IconTileProps = ComponentPropsWithRef<'span'> & {
  /** The icon, one of those of this entry. */
  readonly glyph: IconGlyph;
  /** Size in px. @default 40 */
  readonly size?: 32 | 40 | 56;
  /** `surface` on a quiet banner. @default 'neutral' */
  readonly tone?: 'neutral' | 'accent' | 'surface';
};

/** An icon in a disc, for rows without an asset mark. Hidden from screen readers. */
export function IconTile({ glyph, size = 40, tone = 'neutral', ...rest }: IconTileProps) {
  return (
    <Tile {...rest} data-size={size} data-tone={tone}>
      <Icon glyph={glyph} size={size === 56 ? 24 : size === 40 ? 20 : 16} />
    </Tile>
  );
}
