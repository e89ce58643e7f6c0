import { styled } from 'styled-components';
import { StyledFloating } from '../../foundations/floating/Floating.styles.ts';

export const StyledMenu = styled(StyledFloating)`
  min-inline-size: 200px;
  padding: var(--primitive-space-4);

  [role='menuitem'] {
    display: flex;
    align-items: center;
    gap: var(--primitive-space-12);
    inline-size: 100%;
    min-block-size: var(--primitive-size-touch);
    padding-inline: var(--primitive-space-12);
    border-radius: var(--primitive-radius-sm);
    font: var(--semantic-typography-body);
    text-align: start;
    outline-offset: -2px;
  }
  [role='menuitem']:is(:hover, :focus) {
    background: var(--semantic-color-bg-hover);
  }
  [data-tone='danger'] {
    color: var(--semantic-color-action-danger-quiet-text);
  }
  [aria-disabled='true'] {
    color: var(--semantic-color-text-disabled);
    cursor: not-allowed;
  }
`;
