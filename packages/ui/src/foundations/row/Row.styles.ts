import { css, styled } from 'styled-components';

/** Styles shared by expandable, linked and plain rows. Parts are matched by `data-part`, so there is one styled root per row. */
export const rowParts = css`
  [data-part='row'] {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--component-row-gap);
    inline-size: 100%;
    min-block-size: var(--component-row-min-height);
    padding: var(--component-row-padding-y) var(--component-row-padding-x);
    text-align: start;
  }
  a[data-part='row'] {
    color: inherit;
    text-decoration: none;
  }
  a[data-part='row'],
  button[data-part='row'] {
    cursor: pointer;
    transition: background-color var(--semantic-motion-press);
    &:focus-visible {
      outline-offset: -2px;
      border-radius: var(--semantic-shape-tile);
    }
    &:active {
      background: var(--semantic-color-bg-pressed);
    }
    &:disabled {
      cursor: default;
      background: none;
      color: var(--semantic-color-text-disabled);
    }
    @media (hover: hover) {
      &:hover:not(:active, :disabled) {
        background: var(--semantic-color-bg-hover);
        /* A disc stays visible on it. */
        --disc: var(--semantic-color-bg-pressed);
      }
    }
  }
  [data-part='leading'] {
    position: relative;
    flex: none;
  }
  [data-part='status'] {
    position: absolute;
    inset-block-end: -4px;
    inset-inline-end: -4px;
    padding: 2px;
    border-radius: var(--primitive-radius-full);
    background: var(--component-card-bg);
  }
  [data-part='status'] > [data-tone='warning'] {
    color: var(--semantic-color-status-warning-icon);
  }
  [data-part='status'] > [data-tone='info'] {
    color: var(--semantic-color-status-info-icon);
  }
  [data-part='status'] > [data-tone='negative'] {
    color: var(--semantic-color-status-negative-icon);
  }
  [data-part='body'] {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--component-row-gap);
    min-inline-size: 0;
  }
  [data-part='text'] {
    display: grid;
    flex: 1 1 auto;
    max-inline-size: 100%;
    min-inline-size: min(100%, 7rem);
    inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='figures'] {
    display: grid;
    justify-items: end;
    margin-inline-start: auto;
    text-align: end;
  }
  [data-part='title'],
  [data-part='value'] {
    font: var(--semantic-typography-title-sm);
  }
  [data-part='value'] {
    font-variant-numeric: tabular-nums;
    unicode-bidi: plaintext;
  }
  [data-part='note'] {
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-body-sm);
    font-variant-numeric: tabular-nums;
  }
  [data-part='note'][data-tone='positive'] {
    color: var(--semantic-color-text-positive);
  }
  [data-part='note'][data-tone='negative'] {
    color: var(--semantic-color-text-negative);
  }
  [data-part='note'][data-tone='warning'] {
    color: var(--semantic-color-text-warning);
  }
  :disabled * {
    color: inherit;
  }
  [data-part='chevron'] {
    flex: none;
    color: var(--semantic-color-icon-muted);
  }
  &:dir(rtl) [data-part='chevron'][data-points='forward'] {
    scale: -1 1;
  }
`;

export const StyledRow = styled.li`
  position: relative;
  ${rowParts}

  /* The hairline is aligned with the text. */
  & + &::before,
  [data-row] + &::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline: var(--component-row-padding-x);
    border-block-start: 1px solid var(--component-row-divider);
  }
  &[data-leading] + &[data-leading]::before,
  [data-row][data-leading] + &[data-leading]::before {
    inset-inline-start: calc(var(--component-row-padding-x) + var(--primitive-size-asset-md) + var(--component-row-gap));
  }
  &[data-selected] {
    background: var(--semantic-color-bg-selected);
  }
`;
