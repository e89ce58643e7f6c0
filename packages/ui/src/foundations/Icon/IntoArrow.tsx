import { styled } from 'styled-components';

const StyledArrow = styled.svg`
  display: inline-block;
  vertical-align: -0.15em;
`;

/**
 * Between what was given and what came of it, within a line of text. Drawn, because the typeface has no such letter, and in one stroke:
 * it is in every row of a history (budget L2).
 */
export function IntoArrow() {
  return (
    <StyledArrow
      width={14}
      height={14}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable={false}
    >
      <path d="M5 12h14m-7-7 7 7-7 7" />
    </StyledArrow>
  );
}
