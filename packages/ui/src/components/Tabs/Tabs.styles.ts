import { styled } from 'styled-components';

export const StyledTabs = styled.div`
  > [role='tablist'] {
    position: relative;
    display: flex;
    gap: var(--primitive-space-24);
    overflow-x: auto;
    scrollbar-width: none;
    box-shadow: inset 0 -1px 0 var(--semantic-color-border-subtle);
    mask-image: linear-gradient(to right, transparent, #000 var(--fade-start, 0px), #000 calc(100% - var(--fade-end, 0px)), transparent);
  }
  [role='tab'] {
    position: relative;
    flex: none;
    min-block-size: var(--component-tabs-height);
    padding-inline: 2px;
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-body-medium);
    outline-offset: -2px;
  }
  &[data-size='sm'] [role='tab'] {
    font: var(--semantic-typography-label);
  }
  [role='tab'][aria-selected='true'] {
    color: var(--semantic-color-text-accent);
    font-weight: var(--primitive-font-weight-semibold);
  }
  /* Extends into half of the gap on either side, so that even the shortest label has a target of 44 px. */
  [role='tab']::before {
    content: '';
    position: absolute;
    inset: 0 calc(var(--primitive-space-24) / -2);
  }
  [role='tab']::after {
    content: attr(data-label);
    display: block;
    block-size: 0;
    overflow: hidden;
    font-weight: var(--primitive-font-weight-semibold);
    visibility: hidden;
  }
  [data-part='indicator'] {
    position: absolute;
    inset-block-end: 0;
    left: 0;
    inline-size: var(--indicator-width, 0px);
    block-size: var(--component-tabs-indicator-height);
    background: var(--component-tabs-indicator);
    pointer-events: none;
    translate: var(--indicator-x, 0px);
    transition:
      translate var(--semantic-motion-tab),
      inline-size var(--semantic-motion-tab);
  }
  > [role='tabpanel'] {
    padding-block-start: var(--primitive-space-16);
  }
  @media (forced-colors: active) {
    [data-part='indicator'] {
      background: Highlight;
    }
  }
`;
