import { css, styled } from 'styled-components';

// Below 43.75rem (700 px) the list is next to an open order, from there on it is alone, and from 53.75rem it has room for all columns.
// The limits grow with the text, as the columns do.
const columns = css`
  display: grid;
  grid-template: 'date what amount' auto / 7rem minmax(0, 1fr) auto;
  align-items: center;
  column-gap: var(--primitive-space-16);
  padding-inline: var(--component-row-padding-x);

  [data-cell='date'] {
    grid-area: date;
  }
  [data-cell='what'] {
    grid-area: what;
  }
  [data-cell='account'] {
    grid-area: account;
  }
  [data-cell='amount'] {
    grid-area: amount;
    text-align: end;
  }
  /* Beside an open order with large text: one below the other. */
  @container transactions (max-width: 25rem) {
    grid-template: 'date' auto 'what' auto 'amount' auto / minmax(0, 1fr);
    row-gap: var(--primitive-space-4);
  }
  @container transactions (max-width: 53.74rem) {
    [data-cell='account'] {
      display: none;
    }
  }
  @container transactions (min-width: 43.75rem) {
    grid-template: 'date what amount' auto / 7rem minmax(0, 1fr) 10.5rem;
  }
  @container transactions (min-width: 53.75rem) {
    grid-template: 'date what account amount' auto / 7rem minmax(0, 1fr) 10rem 12rem;
  }
`;

/** As wide as the rows in their bordered card. Its second name is above the texts, which follow the marks. */
export const StyledColumnNames = styled.div`
  container: transactions / inline-size;

  > div {
    ${columns}
    padding-block: var(--primitive-space-8);
    border-inline: 1px solid transparent;
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-micro);
  }
  [data-cell='what'] {
    padding-inline-start: calc(var(--primitive-size-asset-md) + var(--component-row-gap));
  }
  @container transactions (max-width: 25rem) {
    > div {
      display: none;
    }
  }
`;

export const StyledMonthTable = styled.div`
  overflow: clip;
  border: 1px solid var(--component-card-border);
  border-radius: var(--component-card-radius);
  background: var(--component-card-bg);
  box-shadow: var(--semantic-elevation-card);
`;

export const StyledTableRow = styled.div`
  ${columns}
  position: relative;
  min-block-size: var(--component-row-min-height);
  padding-block: var(--component-row-padding-y);
  font: var(--semantic-typography-body-sm);
  font-variant-numeric: tabular-nums;
  /* Keeps a row reached by keyboard clear of the sticky headings and of the edge. */
  scroll-margin-block: 180px var(--primitive-space-24);
  transition: background-color var(--semantic-motion-press);

  & + &::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline: var(--component-row-padding-x);
    border-block-start: 1px solid var(--component-row-divider);
  }
  @media (hover: hover) {
    &:hover {
      background: var(--semantic-color-bg-hover);
      /* A disc stays visible on it. */
      --disc: var(--semantic-color-bg-pressed);
    }
  }
  &:active {
    background: var(--semantic-color-bg-pressed);
  }
  &[data-selected] {
    background: var(--semantic-color-bg-selected);
    box-shadow: inset 3px 0 0 var(--semantic-color-action-primary-bg);
  }
  [data-cell='date'],
  [data-cell='account'],
  [data-cell='what'] > :last-child > span,
  [data-part='under'] {
    color: var(--semantic-color-text-secondary);
  }
  [data-cell='what'] {
    display: flex;
    align-items: center;
    gap: var(--component-row-gap);
  }
  [data-cell='what'] > :last-child,
  [data-cell='amount'] {
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  a {
    color: var(--semantic-color-text-primary);
    font: var(--semantic-typography-title-sm);
    text-decoration: none;
    scroll-margin-block: 180px var(--primitive-space-24);
  }
  /* Stretches the link over the full row. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: var(--component-focus-ring-width) solid var(--component-focus-ring-color);
    outline-offset: -2px;
    border-radius: var(--semantic-shape-tile);
  }
  [data-part='under'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    column-gap: var(--primitive-space-8);
  }
  [data-part='status'] {
    display: inline-flex;
    align-items: center;
    gap: var(--primitive-space-4);
  }
  [data-part='status'][data-tone='warning'] {
    color: var(--semantic-color-text-warning);
  }
  [data-part='status'][data-tone='negative'] {
    color: var(--semantic-color-text-negative);
  }
  [data-part='status'][data-tone='info'] {
    color: var(--semantic-color-text-primary);
  }
`;
