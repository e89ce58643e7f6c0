import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { StyledIconButton } from '../IconButton/IconButton.styles.ts';

export type IconLinkProps = Omit<ComponentPropsWithRef<'a'>, 'children' | 'aria-label'> & {
  /** Target of the link. */
  readonly href: string;
  /** Where it navigates to. This is its accessible name. */
  readonly label: string;
  /** The icon. The label is the accessible name. */
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
