import { splitAddress } from '@wallet/core/format/splitAddress';
import { Fragment, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

/* The gaps are margins, so they are not selected, copied or read out. Lines break between groups. */
const StyledAddress = styled.span`
  display: inline-block;
  font-variant-numeric: tabular-nums;
  overflow-wrap: normal;
  text-wrap: balance;
  text-align: start;

  > span {
    white-space: nowrap;
  }
  > span:not(:last-of-type) {
    margin-inline-end: 0.3em;
  }
`;

export type RecipientAddressProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Shown in full, in groups of four. Never shortened. */
  readonly address: string;
};

/** The recipient's full address, for confirmation. Look-alike addresses differ in the part that is shortened elsewhere. */
export function RecipientAddress({ address, ...rest }: RecipientAddressProps) {
  return (
    <StyledAddress {...rest} dir="ltr">
      {splitAddress(address).map((group, place) => (
        // The index is the only identity of a group.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={place}>
          {place === 0 ? null : <wbr />}
          <span>{group}</span>
        </Fragment>
      ))}
    </StyledAddress>
  );
}
