import { savedEntry } from '@wallet/core/addresses/savedAddresses';
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
import type { TransferSummary } from './Transfer.types.ts';
import { transferTexts } from './transfer.texts.ts';

/* The amount shrinks with the page that it is in. */
const StyledHead = styled(Stack)`
  container-type: inline-size;
`;

const StyledFee = styled.span`
  display: grid;
  justify-items: end;
`;

type TransferReviewProps = {
  readonly summary: TransferSummary;
  /** A recipient who is saved is called by name, and the page says whether they were paid before (PRICE-018). @default none */
  readonly addressBook?: AddressBook | undefined;
};

/** What a code lets go: how much, to whom, and what it costs, all of it as it was prepared (PRICE-016 to PRICE-018). */
export function TransferReview({ summary, addressBook }: TransferReviewProps) {
  const texts = useTexts(transferTexts);
  const { sent, fee, address, worth, feeWorth } = summary;
  const name = addressBook && savedEntry(addressBook.saved, address)?.name;
  return (
    <>
      <StyledHead gap={4} align="center">
        <Text as="span" tone="secondary">
          {texts.sending}
        </Text>
        <Money variant="lead" size="lg" value={sent} />
        <Worth value={worth} />
      </StyledHead>
      <FeeSummary
        items={[
          {
            label: texts.to,
            long: true,
            value: (
              <Stack gap={4}>
                {name === undefined ? null : <Text as="span">{name}</Text>}
                <RecipientAddress address={address} />
                {addressBook?.onLookUp === undefined ? null : <RecipientLine address={address} onLookUp={addressBook.onLookUp} reserved />}
              </Stack>
            ),
          },
          {
            label: texts.fee,
            value: (
              <StyledFee>
                <Money value={fee} />
                <Worth value={feeWorth} />
              </StyledFee>
            ),
          },
          ...(fee.currencyCode === sent.currencyCode
            ? [{ label: texts.total, value: <Money value={addMoney(sent, fee)} />, strong: true }]
            : []),
        ]}
      />
    </>
  );
}

/** What it was worth when it was prepared; nothing where it was not known. */
function Worth({ value }: { readonly value: Amount | null | undefined }) {
  return value === null || value === undefined ? null : (
    <Text as="span" type="body-sm" tone="secondary">
      <Money approximate value={value} />
    </Text>
  );
}
