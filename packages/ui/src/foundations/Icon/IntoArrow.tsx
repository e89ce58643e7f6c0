import { styled } from 'styled-components';
import { intoIcon } from './glyphs/intoIcon.ts';
import { Icon } from './Icon.tsx';

const StyledArrow = styled(Icon)`
  display: inline-block;
  vertical-align: -0.15em;
`;

/** Between what was given and what came of it, within a line of text. Drawn, because the typeface has no such letter. */
export function IntoArrow() {
  return <StyledArrow glyph={intoIcon} size={14} />;
}
