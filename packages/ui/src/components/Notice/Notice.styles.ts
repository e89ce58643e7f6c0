import { styled } from 'styled-components';

export const StyledNotice = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--primitive-space-12);
  padding: var(--primitive-space-12) var(--primitive-space-16);
  border: 1px solid transparent;
  border-radius: var(--semantic-shape-tile);
  background: var(--semantic-color-status-info-bg);
  color: var(--semantic-color-text-primary);
  font: var(--semantic-typography-body-sm);

  > svg {
    flex: none;
    color: var(--semantic-color-status-info-icon);
  }
  > div {
    display: grid;
    justify-items: start;
    gap: var(--primitive-space-4);
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  strong {
    font: var(--semantic-typography-label);
    font-weight: 600;
  }
  > button {
    flex: none;
    color: var(--semantic-color-icon-default);
    border-radius: var(--primitive-radius-xs);
  }
  /* A touch target of 44 px that does not affect the layout. */
  > button,
  > div > a,
  [data-part] > a {
    position: relative;

    &::after {
      content: '';
      position: absolute;
      inset: -12px;
    }
  }
  &[data-kind='warning'] {
    background: var(--semantic-color-status-warning-bg);
    > svg {
      color: var(--semantic-color-status-warning-icon);
    }
  }
  &[data-kind='negative'] {
    background: var(--semantic-color-status-negative-bg);
    > svg {
      color: var(--semantic-color-status-negative-icon);
    }
  }
  &[data-kind='positive'] {
    background: var(--semantic-color-status-positive-bg);
    > svg {
      color: var(--semantic-color-status-positive-icon);
    }
  }
`;
