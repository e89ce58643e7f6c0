import { styled } from 'styled-components';

// As in the designs, the accent sits between the two primary tones, so that adjacent parts differ in lightness.
export const StyledAllocation = styled.figure`
  display: grid;
  gap: var(--primitive-space-16);

  > div {
    display: flex;
    gap: 2px;
    overflow: hidden;
    border-radius: var(--primitive-radius-xs);
  }
  i {
    flex: 0 1 0;
    min-inline-size: 2px;
    block-size: 10px;
    background: var(--series);
  }
  dl {
    display: grid;
    gap: var(--primitive-space-8);
    font: var(--semantic-typography-body-sm);
  }
  dl > div {
    display: flex;
    align-items: center;
    gap: var(--primitive-space-12);
  }
  dl > div::before {
    content: '';
    inline-size: 10px;
    block-size: 10px;
    border-radius: 3px;
    background: var(--series);
  }
  dt {
    color: var(--semantic-color-text-secondary);
  }
  dd {
    margin-inline-start: auto;
    font: var(--semantic-typography-label);
    font-variant-numeric: tabular-nums;
  }
  > * > :nth-child(1) {
    --series: var(--semantic-color-chart-series-1);
  }
  > * > :nth-child(2) {
    --series: var(--semantic-color-chart-series-3);
  }
  > * > :nth-child(3) {
    --series: var(--semantic-color-chart-series-2);
  }
  > * > :nth-child(4) {
    --series: var(--semantic-color-chart-series-4);
  }
  > * > :nth-child(n + 5) {
    --series: var(--semantic-color-chart-series-5);
  }
  @media (forced-colors: active) {
    i,
    dl > div::before {
      forced-color-adjust: none;
    }
  }
`;
