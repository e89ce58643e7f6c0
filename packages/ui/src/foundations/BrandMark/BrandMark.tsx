import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { catalogue } from '../../texts/catalogue.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { useTheme, type Brand } from '../ThemeRoot/Theme.ts';

const StyledBrandMark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--primitive-space-8);
  color: var(--semantic-color-text-primary);
  font: var(--semantic-typography-title-sm);
  font-size: var(--primitive-font-size-18);

  svg {
    inline-size: 21px;
    block-size: 20px;
    fill: none;
    stroke: var(--semantic-color-icon-accent);
    stroke-width: 2.5;
    stroke-linecap: round;
  }
  &[data-brand-mark='ostra'] svg {
    stroke-width: 5;
    stroke-linecap: butt;
  }
  [data-ground='hero'] & {
    color: inherit;
  }
  [data-ground='hero'] & svg {
    stroke: currentColor;
  }
`;

/** Names of the products; the second proves theming. */
const brandNames: Record<Brand, string> = { halden: 'Halden', ostra: 'Ostra' };

/** A product of its own brand says its name here: `{ brand: { name: () => 'Kolm' } }`. */
export const brandTexts = catalogue('brand', { name: (brand: Brand): string => brandNames[brand] });

/** The name of the brand in force. */
export const useBrandName = (): string => useTexts(brandTexts).name(useTheme().brand);

const marks: Record<Brand, string> = {
  // an H whose bar is a horizon line
  halden: 'M7 2v20M19 2v20M1.5 11.5c3.5 2.5 7 2.5 11.5 0s8-2.5 11.5 0',
  // an open ring
  ostra: 'M20.3 6.2a9.3 9.3 0 1 1-4.2-2.9',
};

export type BrandMarkProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** `mark` alone, or with the `word`. @default 'word' */
  readonly variant?: 'mark' | 'word';
};

/** Mark and name of the brand in force; another mark is another `d` of its path in CSS. Inside a link give the link its name: 'Halden, home'. */
export function BrandMark({ variant = 'word', ...rest }: BrandMarkProps) {
  const { brand } = useTheme();
  const name = useBrandName();
  return (
    <StyledBrandMark {...rest} data-brand-mark={brand}>
      <svg viewBox="0 0 26 24" aria-hidden>
        <path d={marks[brand]} />
      </svg>
      {variant === 'word' ? name : null}
    </StyledBrandMark>
  );
}
