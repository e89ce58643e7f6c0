import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { usePicture } from '../../foundations/AssetMark/usePicture.ts';
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
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export type CompanyMarkProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  readonly name: string;
  /** Address of the logo; null where there is none. */
  readonly logo: string | null;
  /** The one for a dark ground. @default the same */
  readonly logoDark?: string | null;
  /** px. @default 40 */
  readonly size?: 40 | 56;
};

const firstLetter = (name: string): string => /^./u.exec(name.trim())?.[0] ?? '';

/** A company's logo; the first letter of its name where there is none or it cannot be shown (D-TOK-16). The name is beside it. */
export function CompanyMark({ name, logo, logoDark = null, size = 40, ...rest }: CompanyMarkProps) {
  const { theme } = useTheme();
  const dark = logoDark ?? logo;
  const mark = theme === 'dark' ? dark : logo;
  const { isShown, picture } = usePicture(mark);
  if (mark === null || !isShown) return <Avatar {...rest} name={firstLetter(name)} size={size} tone="hero" shape="tile" />;
  return (
    <StyledMark {...rest} aria-hidden data-size={size}>
      {theme === 'system' && dark !== null && dark !== logo ? <source media="(prefers-color-scheme: dark)" srcSet={dark} /> : null}
      <img {...picture} src={mark} alt="" decoding="async" />
    </StyledMark>
  );
}
