import { css } from 'styled-components';
import { gapSteps } from './gap.ts';

// Attributes instead of inline variables, because the content security policy forbids style attributes in prerendered pages.
export const gaps = gapSteps.map(
  (gap) => css`
    &[data-gap='${gap}'] {
      gap: var(--primitive-space-${gap});
    }
  `,
);
