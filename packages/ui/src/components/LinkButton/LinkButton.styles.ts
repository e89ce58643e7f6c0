import { styled } from 'styled-components';
import { StyledButton } from '../Button/Button.styles.ts';

/** What a button has from the browser, and a link has not. */
export const StyledLinkButton = styled(StyledButton)`
  text-align: center;
  text-decoration: none;
`;
