import { styled } from 'styled-components';

export const StyledIbanBox = styled.div`
  [data-part='reading'] {
    position: absolute;
    inset-inline: calc(var(--component-field-padding-x) - 1px);
    overflow: hidden;
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }
  &:has(input:is(:focus, :disabled)) [data-part='reading'] {
    display: none;
  }
  input:not(:focus, :disabled) {
    color: transparent;
  }
  &[data-groups='8'] [data-part='reading'],
  &[data-groups='9'] [data-part='reading'] {
    font-size: var(--primitive-font-size-14);
    line-height: 1.3;
  }
`;
