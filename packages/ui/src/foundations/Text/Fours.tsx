import { styled } from 'styled-components';

const StyledFours = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  column-gap: 0.4em;
  justify-content: inherit;
  font-variant-numeric: tabular-nums;
  user-select: text;
`;

export type FoursProps = {
  /** An address or an IBAN, without spaces. */
  readonly children: string;
};

const groupsOf = (text: string): readonly string[] => text.match(/.{1,4}/gu) ?? [];

/**
 * A long value whole, in groups of four from the start, to be compared character by character (SCA-022). The gaps are drawn, so that what is
 * selected and copied has none; a line breaks between groups.
 */
export function Fours({ children }: FoursProps) {
  return (
    <StyledFours>
      {groupsOf(children).map((group, place) => (
        // Groups have no identity besides their place.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={place}>{group}</span>
      ))}
    </StyledFours>
  );
}
