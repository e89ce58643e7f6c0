import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useImageFallback } from '../../foundations/AssetMark/useImageFallback.ts';
import { useTheme } from '../../foundations/ThemeRoot/Theme.ts';
import { Avatar } from '../Avatar/Avatar.tsx';

const StyledMark = styled.picture`
  display: block;
  flex: none;
  overflow: hidden;
  inline-size: var(--primitive-size-asset-md);
  block-size: var(--primitive-size-asset-md);
  border-radius: var(--semantic-shape-tile);
  background: var(--semantic-color-bg-sunken);

  &[data-size='56'] {
    inline-size: var(--primitive-size-asset-lg);
    block-size: var(--primitive-size-asset-lg);
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export type CompanyMarkProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Name of the company. */
  readonly name: string;
  /** URL of the logo, or null when there is none. */
  readonly logo: string | null;
  /** URL of the logo for dark backgrounds. @default the same as `logo` */
  readonly logoDark?: string | null;
  /** Size in px. @default 40 */
  readonly size?: 40 | 56;
};

const firstLetter = (name: string): string => /^./u.exec(name.trim())?.[0] ?? '';

/** A company's logo, or the first letter of its name when there is no logo or it fails to load (D-TOK-16). The name is shown next to it. */
export function CompanyMark({ name, logo, logoDark = null, size = 40, ...rest }: CompanyMarkProps) {
  const { theme } = useTheme();
  const dark = logoDark ?? logo;
  const mark = theme === 'dark' ? dark : logo;
  const { isShown, picture } = useImageFallback(mark);
  if (mark === null || !isShown) return <Avatar {...rest} name={firstLetter(name)} size={size} tone="hero" shape="tile" />;
  return (
    <StyledMark {...rest} aria-hidden data-size={size}>
      {theme === 'system' && dark !== null && dark !== logo ? <source media="(prefers-color-scheme: dark)" srcSet={dark} /> : null}
      <img {...picture} src={mark} alt="" decoding="async" />
    </StyledMark>
  );
}
