import { styled } from 'styled-components';

export const StyledCalendar = styled.div`
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    font: var(--semantic-typography-title-sm);
  }
  header button {
    display: grid;
    place-items: center;
    inline-size: var(--primitive-size-touch);
    block-size: var(--primitive-size-touch);
    border-radius: var(--primitive-radius-full);
  }
  table {
    border-collapse: collapse;
  }
  th {
    block-size: 32px;
    color: var(--semantic-color-text-muted);
    font: var(--semantic-typography-micro);
  }
  td {
    padding: 1px 0;
  }
  td button {
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border: 1px solid transparent;
    border-radius: var(--primitive-radius-full);
    font: var(--semantic-typography-body-sm);
    outline-offset: -2px;
  }
  td button:hover {
    background: var(--semantic-color-bg-hover);
  }
  [data-between] {
    background: var(--semantic-color-bg-selected);
  }
  [data-outside] {
    color: var(--semantic-color-text-muted);
  }
  [aria-current] {
    border-color: var(--semantic-color-border-control);
  }
  :disabled {
    color: var(--semantic-color-text-disabled);
    cursor: not-allowed;
  }
  [aria-selected='true'] button {
    background: var(--semantic-color-action-primary-bg);
    color: var(--semantic-color-action-primary-text);
  }
  @media (forced-colors: active) {
    [aria-selected='true'] button {
      border-color: Highlight;
    }
  }
`;
