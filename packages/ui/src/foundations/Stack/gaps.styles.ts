import { css } from 'styled-components';

const steps = [0, 2, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48, 64] as const;

/** Steps of the spacing scale, in px. */
export type Gap = (typeof steps)[number];

// Attributes instead of inline variables, because the content security policy forbids style attributes in prerendered pages.
export const gaps = steps.map(
  (gap) => css`
    &[data-gap='${gap}'] {
      gap: var(--primitive-space-${gap});
    }
  `,
);
