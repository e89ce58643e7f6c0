import { styled } from 'styled-components';

const StyledArrow = styled.svg`
  display: inline-block;
  vertical-align: -0.15em;
`;

/**
 * An arrow within a line of text, between what was paid and what was received. Drawn as an SVG because the typeface lacks the character,
 * and with a single path because every row of the history has one.
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
