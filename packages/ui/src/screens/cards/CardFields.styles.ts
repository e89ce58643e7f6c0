import { styled } from 'styled-components';

/** Expiry and CVC are short, so they share a line where there is room. */
export const CardFieldsRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(128px, 1fr));
  align-items: start;
  gap: var(--primitive-space-16);
`;
