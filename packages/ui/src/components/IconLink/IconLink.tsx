import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { StyledIconButton } from '../IconButton/IconButton.styles.ts';

export type IconLinkProps = Omit<ComponentPropsWithRef<'a'>, 'children' | 'aria-label'> & {
  readonly href: string;
  /** Where it navigates to. This is its accessible name. */
  readonly label: string;
  readonly icon: IconGlyph;
};

/** A link in a header: 44 × 44 with only an icon. */
export function IconLink({ label, icon, ...rest }: IconLinkProps) {
  return (
    <StyledIconButton as="a" {...rest} aria-label={label}>
      <Icon glyph={icon} size={24} />
    </StyledIconButton>
  );
}
