import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ButtonProps } from '../Button/Button.tsx';
import { StyledLinkButton } from './LinkButton.styles.ts';

export type LinkButtonProps = ComponentPropsWithRef<'a'> &
  Pick<ButtonProps, 'variant' | 'size' | 'fullWidth'> & {
    readonly href: string;
    /** Its words, and its accessible name: where it leads. */
    readonly children: ReactNode;
  };

/** A link that looks like a button: it leads elsewhere, so it can be opened in another tab. */
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

/** The styled root is typed as a button; what it renders here is a link. */
const linkProps = (props: ComponentPropsWithRef<'a'>): object => props;
