import { findSavedAddress } from '@wallet/core/addresses/savedAddresses';
import { addMoney } from '@wallet/core/money/arithmetic';
import type { Money as Amount } from '@wallet/core/money/money';
import { styled } from 'styled-components';
import { RecipientAddress } from '../../components/RecipientAddress/RecipientAddress.tsx';
import { Money } from '../../foundations/Money/Money.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { AddressBook } from '../addressBook/AddressBook.types.ts';
import { RecipientLine } from '../addressBook/RecipientLine.tsx';
import { FeeSummary } from '../FeeSummary/FeeSummary.tsx';
import { ReviewAmount } from '../OperationCode/ReviewAmount.tsx';
import type { TransferSummary } from './Transfer.types.ts';
import { transferTexts } from './transfer.texts.ts';
import { useFeeRows } from './useFeeRows.tsx';

const StyledWithWorth = styled.span`
  display: grid;
  justify-items: end;
`;

type TransferReviewProps = {
  readonly summary: TransferSummary;
  /** Shows a saved recipient by name, and whether they were paid before (PRICE-018). @default none */
  readonly addressBook?: AddressBook | undefined;
};

/** The transfer that a code approves: amount, recipient and costs, as prepared by the provider (PRICE-016 to PRICE-018). */
export function TransferReview({ summary, addressBook }: TransferReviewProps) {
  const texts = useTexts(transferTexts);
  const { sent, fee, networkFee, address, worth, feeWorth } = summary;
  const [feeRow, ...otherFees] = useFeeRows(fee, networkFee);
  const name = addressBook && findSavedAddress(addressBook.saved, address)?.name;
  return (
    <>
      <ReviewAmount label={texts.sending} value={sent}>
        <Worth value={worth} />
      </ReviewAmount>
      <FeeSummary
        items={[
          {
            label: texts.to,
            long: true,
            value: (
              <Stack gap={4}>
                {name === undefined ? null : <Text as="span">{name}</Text>}
                <RecipientAddress address={address} />
                {addressBook?.onLookUp === undefined ? null : <RecipientLine address={address} onLookUp={addressBook.onLookUp} />}
              </Stack>
            ),
          },
          ...(otherFees.length === 0 ? [{ ...feeRow, value: <WithWorth value={fee} worth={feeWorth} /> }] : [feeRow, ...otherFees]),
          ...(fee.currencyCode === sent.currencyCode
            ? [
                {
                  label: texts.total,
                  value: <WithWorth value={addMoney(sent, fee)} worth={addWorths(worth, feeWorth)} />,
                },
              ]
            : []),
        ]}
      />
    </>
  );
}

/** Null when one is unknown, or they are in two currencies. */
function addWorths(worth: Amount | null | undefined, feeWorth: Amount | null | undefined): Amount | null {
  return worth && feeWorth && worth.currencyCode === feeWorth.currencyCode ? addMoney(worth, feeWorth) : null;
}

function WithWorth({ value, worth }: { readonly value: Amount; readonly worth: Amount | null | undefined }) {
  return (
    <StyledWithWorth>
      <Money value={value} />
      <Worth value={worth} />
    </StyledWithWorth>
  );
}

/** Value when the transfer was prepared. Renders nothing when unknown. */
function Worth({ value }: { readonly value: Amount | null | undefined }) {
  return value === null || value === undefined ? null : (
    <Text as="span" type="body-sm" tone="secondary">
      <Money approximate value={value} />
    </Text>
  );
}
