import { styled } from 'styled-components';

export const StyledSegments = styled.div`
  display: grid;
  gap: var(--primitive-space-6);
  min-inline-size: 0;

  > [data-part='label'] {
    color: var(--component-field-label);
    font: var(--semantic-typography-label);
  }
  > [data-part='row'] {
    position: relative;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    padding: var(--primitive-space-4);
    border-radius: var(--semantic-shape-control);
    background: var(--semantic-color-bg-track);
  }
  [data-value] {
    position: relative;
    min-block-size: 36px;
    padding-inline: var(--primitive-space-8);
    border-radius: var(--primitive-radius-sm);
    color: var(--semantic-color-text-primary);
    font: var(--semantic-typography-label);
    text-align: center;
  }
  [data-value]::after {
    content: '';
    position: absolute;
    inset: calc(var(--primitive-space-4) * -1) 0;
  }
  [data-part='thumb'] {
    position: absolute;
    inset-block: var(--primitive-space-4);
    inset-inline-start: var(--primitive-space-4);
    inline-size: calc((100% - 2 * var(--primitive-space-4)) / var(--count));
    border-radius: calc(var(--semantic-shape-control) - var(--primitive-space-4));
    background: var(--semantic-color-bg-thumb);
    box-shadow: var(--semantic-elevation-card);
    translate: calc(var(--index) * 100%);
    transition: translate var(--semantic-motion-tab);
  }
  &:dir(rtl) [data-part='thumb'] {
    translate: calc(var(--index) * -100%);
  }
  :disabled {
    color: var(--semantic-color-text-disabled);
    cursor: not-allowed;
  }
  [data-contrast='more'] & [data-part='thumb'] {
    border: 2px solid var(--semantic-color-border-control);
  }
  @media (prefers-contrast: more) {
    [data-part='thumb'] {
      border: 2px solid var(--semantic-color-border-control);
    }
  }
  @media (forced-colors: active) {
    > [data-part='row'] {
      border: 1px solid CanvasText;
    }
    [data-part='thumb'] {
      border: 2px solid Highlight;
    }
  }
`;
