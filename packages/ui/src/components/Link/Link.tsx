import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { createFollowHandler, type Follow } from '../../foundations/link/createFollowHandler.ts';

const StyledLink = styled.a`
  color: var(--semantic-color-text-link);
  border-radius: var(--primitive-radius-xs);
  cursor: pointer;
  text-decoration: underline;
  text-decoration-thickness: from-font;
  text-underline-offset: 0.2em;

  &[data-variant='standalone'] {
    position: relative;
    font: var(--semantic-typography-label);
    text-decoration: none;
  }
  /* A touch target of 44 px that does not affect the layout. */
  &[data-variant='standalone']::after {
    content: '';
    position: absolute;
    inset: 50% -4px auto;
    block-size: var(--primitive-size-touch);
    translate: 0 -50%;
  }
  [data-ground='hero'] & {
    color: inherit;
  }
  @media (hover: hover) {
    &[data-variant='standalone']:hover {
      text-decoration: underline;
    }
  }
`;

export type LinkProps = ComponentPropsWithRef<'a'> & {
  /** The label, which is also the accessible name: where it navigates to. */
  readonly children: ReactNode;
  /** Target of the link. */
  readonly href: string;
  /** `inline` within a sentence, `standalone` on its own. @default 'inline' */
  readonly variant?: 'inline' | 'standalone';
  /** Navigates without a page load. */
  readonly onFollow?: Follow | undefined;
};

/** A link. For another site pass `target="_blank"`, which also sets `rel`. */
export function Link({ variant = 'inline', onFollow, onClick, target, ...rest }: LinkProps) {
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    createFollowHandler(onFollow)?.(event);
  };
  return (
    <StyledLink
      {...rest}
      {...(target === '_blank' ? { target, rel: 'noopener noreferrer' } : { target })}
      data-variant={variant}
      onClick={press}
    />
  );
}
