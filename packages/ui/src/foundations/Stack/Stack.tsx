import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import type { Gap } from './gap.ts';
import { gaps } from './gaps.styles.ts';

const StyledStack = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  ${gaps}

  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
`;

export type StackProps = ComponentPropsWithRef<'div'> & {
  /** @default 'div' */
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | 'form' | 'header' | 'footer' | 'nav' | 'span' | 'fieldset';
  /** Space between children in px: 20 between fields, 32 between sections. @default 20 */
  readonly gap?: Gap;
  /** @default 'stretch' */
  readonly align?: 'stretch' | 'center' | 'start';
};

/** Stacks its children vertically. */
export function Stack({ gap = 20, align = 'stretch', ...rest }: StackProps) {
  return <StyledStack {...rest} data-gap={gap} data-align={align} />;
}
