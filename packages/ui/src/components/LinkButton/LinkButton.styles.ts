import { styled } from 'styled-components';
import { StyledButton } from '../Button/Button.styles.ts';

/** Links are underlined by default, buttons are not. */
export const StyledLinkButton = styled(StyledButton)`
  text-decoration: none;
`;
