import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import type { Gap } from '../Stack/gap.ts';
import { gaps } from '../Stack/gaps.styles.ts';

const StyledInline = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  min-inline-size: 0;
  ${gaps}

  &[data-wrap='false'] {
    flex-wrap: nowrap;
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
`;

export type InlineProps = ComponentPropsWithRef<'div'> & {
  /** @default 'div' */
  readonly as?: 'div' | 'ul' | 'ol' | 'span' | 'header' | 'footer' | 'nav';
  /** Space between children, in px. @default 12 */
  readonly gap?: Gap;
  /** Wraps children that do not fit. @default true */
  readonly wrap?: boolean;
  /** @default 'center' */
  readonly align?: 'center' | 'start' | 'baseline';
  /** @default 'start' */
  readonly justify?: 'start' | 'between' | 'center' | 'end';
};

/** Lays out its children side by side. */
export function Inline({ gap = 12, wrap = true, align = 'center', justify = 'start', ...rest }: InlineProps) {
  return <StyledInline {...rest} data-gap={gap} data-wrap={wrap} data-align={align} data-justify={justify} />;
}
