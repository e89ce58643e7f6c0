import { styled } from 'styled-components';

export const StyledUploadZone = styled.div`
  display: grid;
  gap: var(--primitive-space-6);

  > [data-part='zone'] {
    position: relative;
    display: grid;
    justify-items: center;
    gap: var(--primitive-space-4);
    padding: var(--primitive-space-20);
    border: 1px dashed var(--component-upload-zone-border);
    border-radius: var(--component-upload-zone-radius);
    background: var(--component-upload-zone-bg);
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-caption);
    text-align: center;
  }
  [data-part='zone'] > button {
    margin-block-start: var(--primitive-space-8);
    color: var(--semantic-color-text-primary);
    font: var(--semantic-typography-title-sm);
  }
  [data-part='zone'] > button::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  [data-part='zone'] > button:focus-visible {
    outline: none;
  }
  [data-part='zone']:has(:focus-visible) {
    outline: var(--component-focus-ring-width) solid var(--component-focus-ring-color);
    outline-offset: var(--component-focus-ring-offset);
  }
  [data-part='zone'] > span:last-child {
    max-inline-size: 40ch;
  }
  &[data-over] > [data-part='zone'] {
    padding: calc(var(--primitive-space-20) - 1px);
    border: 2px solid var(--component-upload-zone-border-over);
    background: var(--semantic-color-bg-selected);
  }
  @media (hover: hover) {
    > [data-part='zone']:not([data-disabled]):hover {
      border-color: var(--semantic-color-border-control-hover);
    }
  }
  /* The hint on accepted files stays readable. */
  [data-part='zone'][data-disabled] > :not(:last-child) {
    color: var(--semantic-color-text-disabled);
    cursor: not-allowed;
  }
  > [role='alert'] {
    display: flex;
    gap: var(--primitive-space-6);
    color: var(--semantic-color-text-negative);
    font: var(--semantic-typography-caption);
  }
`;
