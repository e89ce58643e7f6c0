import { addressGroups } from '@wallet/core/format/addressGroups';
import { Fragment, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

/* The space is a margin: it is not selected, not copied and not read out. A line breaks where a group ends. */
const StyledAddress = styled.span`
  display: inline-block;
  font-variant-numeric: tabular-nums;
  overflow-wrap: normal;
  text-align: start;

  > span {
    white-space: nowrap;
  }
  > span:not(:last-of-type) {
    margin-inline-end: 0.3em;
  }
`;

export type RecipientAddressProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Shown whole, in groups of four from its start; never shortened. */
  readonly address: string;
};

/** The whole address of who gets the money, where it is confirmed: look-alikes live in the part that is cut out elsewhere. */
export function RecipientAddress({ address, ...rest }: RecipientAddressProps) {
  return (
    <StyledAddress {...rest} dir="ltr">
      {addressGroups(address).map((group, place) => (
        // A group has no name but its place.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={place}>
          {place === 0 ? null : <wbr />}
          <span>{group}</span>
        </Fragment>
      ))}
    </StyledAddress>
  );
}
