import { styled } from 'styled-components';

export const StyledPicker = styled.div`
  > header {
    display: grid;
    grid-template-columns: var(--primitive-size-touch) 1fr var(--primitive-size-touch);
    align-items: center;
    flex: none;
    min-block-size: var(--component-header-height);
    padding-inline: var(--primitive-space-8);
  }
  h2 {
    font: var(--semantic-typography-title-sm);
    text-align: center;
  }
  header > button {
    display: grid;
    place-items: center;
    block-size: var(--primitive-size-touch);
    border-radius: var(--primitive-radius-full);
    color: var(--semantic-color-icon-default);
  }
  > .search {
    flex: none;
    padding: 4px var(--primitive-space-20) var(--primitive-space-8);
  }
  ul {
    flex: 1;
    min-block-size: 0;
    min-inline-size: 0;
    margin: 0;
    padding: 0 var(--primitive-space-20) var(--primitive-space-20);
    list-style: none;
    overflow-y: auto;
    overscroll-behavior: contain;
    scroll-padding-block: var(--primitive-space-8);
  }
  ul:focus-visible {
    outline-offset: -2px;
  }
  [role='presentation'] {
    padding-block: var(--primitive-space-16) var(--primitive-space-4);
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-label);
  }
  [role='option'] {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--component-row-gap);
    min-block-size: 57px;
    padding-block: var(--primitive-space-8);
    border-block-end: 1px solid var(--component-row-divider);
    cursor: pointer;
  }
  [role='option']:last-child {
    border-block-end-color: transparent;
  }
  [data-part='text'] {
    flex: 1;
    min-inline-size: 0;
  }
  [role='option'] small {
    display: block;
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-body-sm);
  }
  [role='option'] > svg {
    flex: none;
    color: var(--semantic-color-icon-accent);
  }
  [role='option'][aria-selected='true'] {
    font-weight: var(--primitive-font-weight-semibold);
  }
  [role='option'][data-active] {
    background: var(--semantic-color-bg-hover);
    box-shadow:
      -12px 0 0 var(--semantic-color-bg-hover),
      12px 0 0 var(--semantic-color-bg-hover);
  }
  [role='option'][aria-disabled] {
    color: var(--semantic-color-text-disabled);
    cursor: not-allowed;
  }
  [data-part='state'] {
    display: grid;
    justify-items: center;
    gap: var(--primitive-space-12);
    padding: var(--primitive-space-32) var(--primitive-space-20);
    color: var(--semantic-color-text-secondary);
    text-align: center;
  }
  [data-part='state'] button {
    min-block-size: var(--primitive-size-touch);
    color: var(--semantic-color-text-link);
    font: var(--semantic-typography-button);
  }
  @media (forced-colors: active) {
    [role='option'][data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
