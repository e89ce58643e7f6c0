import { styled } from 'styled-components';

export const StyledHeading = styled.h2`
  color: inherit;
  font: var(--semantic-typography-title-md);
  letter-spacing: var(--semantic-typography-title-md-letter-spacing);
  text-wrap: balance;

  &[data-type='title-xl'] {
    font: var(--semantic-typography-title-xl);
    letter-spacing: var(--semantic-typography-title-xl-letter-spacing);
  }
  &[data-type='title-lg'] {
    font: var(--semantic-typography-title-lg);
    letter-spacing: var(--semantic-typography-title-lg-letter-spacing);
  }
  &[data-type='title-sm'] {
    font: var(--semantic-typography-title-sm);
    letter-spacing: 0;
  }
  &[data-type='label'] {
    font: var(--semantic-typography-label);
    letter-spacing: 0;
  }
  &[data-align='center'] {
    text-align: center;
  }
`;
