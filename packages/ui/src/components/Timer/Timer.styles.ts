import { styled } from 'styled-components';

export const StyledTimer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--primitive-space-8);
  min-block-size: var(--primitive-size-touch);
  /* Centres the text in the height of the later button. */
  margin-block-start: calc(-1 * var(--primitive-space-12));
  color: var(--semantic-color-text-secondary);
  font: var(--semantic-typography-body-sm);

  > svg {
    flex: none;
  }
  [role='timer'] b {
    color: var(--semantic-color-text-primary);
    font-weight: var(--primitive-font-weight-semibold);
  }
  button {
    min-block-size: var(--primitive-size-touch);
    color: var(--semantic-color-text-link);
    font: var(--semantic-typography-label);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  [aria-disabled='true'] {
    color: var(--semantic-color-text-disabled);
    cursor: progress;
  }
`;
