import { css } from 'styled-components';

// Attributes instead of inline variables, because the content security policy forbids style attributes in prerendered pages.
export const gaps = css`
  &[data-gap='0'] {
    gap: var(--primitive-space-0);
  }
  &[data-gap='2'] {
    gap: var(--primitive-space-2);
  }
  &[data-gap='4'] {
    gap: var(--primitive-space-4);
  }
  &[data-gap='6'] {
    gap: var(--primitive-space-6);
  }
  &[data-gap='8'] {
    gap: var(--primitive-space-8);
  }
  &[data-gap='12'] {
    gap: var(--primitive-space-12);
  }
  &[data-gap='16'] {
    gap: var(--primitive-space-16);
  }
  &[data-gap='20'] {
    gap: var(--primitive-space-20);
  }
  &[data-gap='24'] {
    gap: var(--primitive-space-24);
  }
  &[data-gap='32'] {
    gap: var(--primitive-space-32);
  }
  &[data-gap='40'] {
    gap: var(--primitive-space-40);
  }
  &[data-gap='48'] {
    gap: var(--primitive-space-48);
  }
  &[data-gap='64'] {
    gap: var(--primitive-space-64);
  }
`;
