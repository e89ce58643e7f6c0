import { styled } from 'styled-components';

export const StyledPayeeCheck = styled.div`
  display: grid;
  gap: var(--primitive-space-12);

  > [data-part='line'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: var(--primitive-space-8);
    min-block-size: calc(var(--primitive-space-20) + var(--primitive-space-4));
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-body-sm);
  }
  > [data-part='line'] > svg {
    flex: none;
    color: var(--semantic-color-status-positive-icon);
  }
  dl {
    display: grid;
    gap: var(--primitive-space-8) var(--primitive-space-24);
    inline-size: 100%;
    margin-block: var(--primitive-space-8);
  }
  dt {
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-caption);
  }
  dd {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  [data-part='choice'] {
    display: grid;
    justify-items: start;
    gap: var(--primitive-space-8);
    margin-block-start: var(--primitive-space-8);
  }
  [data-part='missing'] {
    color: var(--semantic-color-text-negative);
    font: var(--semantic-typography-caption);
  }
  [aria-pressed='true'] svg {
    display: inline;
  }
  /* Both sentences wrap on a phone. */
  @media (max-width: 479px) {
    > [data-part='line'] {
      min-block-size: calc(2 * (var(--primitive-space-20) + var(--primitive-space-2)));
      align-content: center;
    }
  }
  @media (min-width: 400px) {
    dl {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
