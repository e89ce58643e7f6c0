import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ButtonProps } from '../Button/Button.tsx';
import { styled } from 'styled-components';
import { StyledButton } from '../Button/Button.styles.ts';

/** Links are underlined by default, buttons are not. */
const StyledLinkButton = styled(StyledButton)`
  text-decoration: none;
`;

export type LinkButtonProps = ComponentPropsWithRef<'a'> &
  Pick<ButtonProps, 'variant' | 'size' | 'fullWidth'> & {
    /** Target of the link. */
    readonly href: string;
    /** The label, which is also the accessible name: where it navigates to. */
    readonly children: ReactNode;
  };

/** A link styled as a button. It navigates, so it can be opened in another tab. */
export function LinkButton({ variant = 'primary', size = 'lg', fullWidth, href, ...rest }: LinkButtonProps) {
  return (
    <StyledLinkButton
      as="a"
      {...linkProps({ href, ...rest })}
      data-variant={variant}
      data-size={size}
      data-full-width={fullWidth || undefined}
    />
  );
}

/** The styled root is typed as a button but renders a link here. */
const linkProps = (props: ComponentPropsWithRef<'a'>): object => props;
