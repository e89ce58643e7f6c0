import { styled } from 'styled-components';
import { StyledButton } from '../Button/Button.styles.ts';

/** A button has no line under its words by itself. */
export const StyledLinkButton = styled(StyledButton)`
  text-decoration: none;
`;
