import { styled } from 'styled-components';

export const StyledMenu = styled.nav`
  display: flex;
  flex-direction: column;
  gap: var(--primitive-space-20);
  flex: 1;
  min-block-size: 0;

  ul {
    display: grid;
    gap: var(--primitive-space-4);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li > a {
    display: flex;
    align-items: center;
    gap: var(--primitive-space-12);
    min-block-size: var(--component-side-menu-item-height);
    padding-inline: var(--primitive-space-12);
    border-radius: var(--semantic-shape-control);
    color: var(--semantic-color-text-primary);
    font: var(--semantic-typography-body-medium);
    text-decoration: none;
  }
  li > a > svg {
    color: var(--semantic-color-icon-default);
  }
  li > a[aria-current] {
    background: var(--component-side-menu-item-selected);
    color: var(--semantic-color-text-accent);
  }
  li > a[aria-current] > svg {
    color: var(--semantic-color-icon-accent);
  }
  @media (hover: hover) {
    li > a:hover:not([aria-current]) {
      background: var(--semantic-color-bg-hover);
    }
  }
  @media (forced-colors: active) {
    a[aria-current] {
      outline: 2px solid Highlight;
    }
  }

  [data-part='foot'] {
    display: grid;
    gap: var(--primitive-space-16);
    margin-block-start: auto;
  }
  dl {
    display: grid;
    gap: var(--primitive-space-8);
    padding-inline: var(--primitive-space-12);
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--primitive-space-12);
    font: var(--semantic-typography-body-sm);
  }
  dt {
    display: flex;
    align-items: center;
    gap: var(--primitive-space-12);
    color: var(--semantic-color-text-secondary);
  }
  dd {
    margin-inline-start: auto;
    font-weight: var(--primitive-font-weight-medium);
  }
  [data-part='customer'] {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--primitive-space-12);
    padding-block-start: var(--primitive-space-16);
    padding-inline-start: var(--primitive-space-12);
    border-block-start: 1px solid var(--semantic-color-border-subtle);
  }
  [data-part='customer'] > div {
    display: grid;
    justify-items: start;
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='customer'] a {
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-body-sm);
  }

  [data-part='customer'] a[aria-current] {
    color: var(--semantic-color-text-accent);
    font-weight: var(--primitive-font-weight-medium);
  }
  &[data-place='side'] [data-part='customer'] a[aria-current] {
    margin-inline: calc(-1 * var(--primitive-space-8));
    padding-inline: var(--primitive-space-8);
    border-radius: var(--primitive-radius-xs);
    background: var(--component-side-menu-item-selected);
  }

  &[data-place='sheet'] {
    [data-part='customer'] {
      padding: var(--primitive-space-12) var(--primitive-space-16);
      border: 0;
      border-radius: var(--semantic-shape-card);
      background: var(--component-side-menu-item-selected);
    }
    [data-part='customer'] > div > span {
      font: var(--semantic-typography-title-sm);
    }
    /* Stretches the plan's link over the card, as its only control. */
    [data-part='customer'] a {
      position: static;
    }
    [data-part='customer'] a::after {
      content: '';
      position: absolute;
      inset: 0;
      block-size: auto;
      border-radius: inherit;
      translate: none;
    }
    li > a {
      margin-inline: calc(-1 * var(--primitive-space-12));
    }
    dl {
      grid-auto-flow: column;
      grid-auto-columns: 1fr;
      gap: 0;
      padding: var(--primitive-space-8) 0;
      border: 1px solid var(--component-card-border);
      border-radius: var(--semantic-shape-card);
    }
    dl > div {
      display: grid;
      grid-template-columns: auto 1fr;
      gap: 0 var(--primitive-space-12);
      padding-inline: var(--primitive-space-16);
    }
    dl > div + div {
      border-inline-start: 1px solid var(--component-card-border);
    }
    dt {
      display: contents;
    }
    dt > :first-child {
      grid-row: span 2;
    }
    dd {
      grid-column: 2;
      margin: 0;
      font: var(--semantic-typography-label);
    }
  }
`;
