import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { onFollowed, type Follow } from '../../foundations/link/onFollowed.ts';

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
  /* 44 px to touch without 44 px of layout */
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
  /** Its words, and its accessible name: where it leads. */
  readonly children: ReactNode;
  readonly href: string;
  /** `inline` is in a sentence, `standalone` alone. @default 'inline' */
  readonly variant?: 'inline' | 'standalone';
  /** Goes there without loading a page. */
  readonly onFollow?: Follow | undefined;
};

/** A link. One to another site takes `target="_blank"`; `rel` is set with it. */
export function Link({ variant = 'inline', onFollow, onClick, target, ...rest }: LinkProps) {
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    onFollowed(onFollow)?.(event);
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
