import { styled } from 'styled-components';

export const StyledDetailList = styled.dl`
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--primitive-space-2) var(--primitive-space-12);
    padding-block: var(--primitive-space-12);
  }
  &[data-variant='divided'] > div + div {
    border-block-start: 1px solid var(--component-row-divider);
  }
  &[data-variant='compact'] > div {
    padding-block: var(--primitive-space-4);
  }
  dt {
    display: inline-flex;
    align-items: center;
    gap: var(--primitive-space-8);
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-body-sm);
  }
  dd {
    display: inline-flex;
    align-items: center;
    gap: var(--primitive-space-12);
    max-inline-size: 100%;
    margin-inline-start: auto;
    font: var(--semantic-typography-label);
    font-variant-numeric: tabular-nums;
    text-align: end;
    overflow-wrap: anywhere;
  }
  dd > span {
    unicode-bidi: plaintext;
  }
  [data-long] {
    flex-direction: column;
    dd {
      margin-inline-start: 0;
      text-align: start;
    }
  }
  [data-strong] {
    dt,
    dd {
      color: var(--semantic-color-text-primary);
      font-weight: 600;
    }
  }
`;
