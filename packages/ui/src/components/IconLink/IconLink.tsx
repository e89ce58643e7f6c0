import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { StyledIconButton } from '../IconButton/IconButton.styles.ts';

export type IconLinkProps = Omit<ComponentPropsWithRef<'a'>, 'children' | 'aria-label'> & {
  readonly href: string;
  /** Where it leads: its accessible name. */
  readonly label: string;
  readonly icon: IconGlyph;
};

/** The action of a header that leads elsewhere: a link of 44 x 44 that shows an icon alone. */
export function IconLink({ label, icon, ...rest }: IconLinkProps) {
  return (
    <StyledIconButton as="a" {...rest} aria-label={label}>
      <Icon glyph={icon} size={24} />
    </StyledIconButton>
  );
}
