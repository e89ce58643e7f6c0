import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useTexts } from '../../texts/Texts.tsx';
import { brandTexts } from './brand.texts.ts';
import { useTheme } from '../ThemeRoot/Theme.ts';

const StyledBrandMark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--primitive-space-8);
  color: var(--semantic-color-text-primary);
  font: var(--semantic-typography-title-sm);
  font-size: var(--primitive-font-size-18);

  svg {
    inline-size: auto;
    block-size: 20px;
  }
  svg[data-lines] {
    inline-size: 21px;
    fill: none;
    stroke: var(--semantic-color-icon-accent);
  }
  [data-ground='hero'] & {
    color: inherit;
  }
  [data-ground='hero'] & svg[data-lines] {
    stroke: currentColor;
  }
`;

export const useBrandName = (): string => useTexts(brandTexts).name({ name: useTheme().brand.name });

export type BrandMarkProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Just the `mark`, or the mark with the `word`. @default 'word' */
  readonly variant?: 'mark' | 'word';
};

/** Mark and name of the current brand. Inside a link, give the link its own name: 'Halden, home'. */
export function BrandMark({ variant = 'word', ...rest }: BrandMarkProps) {
  const { id, mark: Mark } = useTheme().brand;
  const name = useBrandName();
  return (
    <StyledBrandMark {...rest} data-brand-mark={id}>
      {Mark === undefined ? null : (
        <span data-part="mark" aria-hidden>
          <Mark />
        </span>
      )}
      {variant === 'word' || Mark === undefined ? name : null}
    </StyledBrandMark>
  );
}
