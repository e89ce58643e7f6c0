import type { Money as Amount } from '@wallet/core/money/money';
import { styled } from 'styled-components';
import { DetailList } from '../../../components/DetailList/DetailList.tsx';
import { Money } from '../../../foundations/Money/Money.tsx';
import { CONCEALED } from '../../../foundations/Money/concealed.ts';
import { useTheme } from '../../../foundations/ThemeRoot/Theme.ts';
import { useTexts } from '../../../texts/Texts.tsx';
import { accountGroupTexts } from './accountGroup.texts.ts';
import type { AccountItem } from '../AssetsScreen.types.ts';

// Beside each other on a desktop, where a value at the far edge is too far from its label.
const StyledDetails = styled(DetailList)`
  margin-block-end: calc(-1 * var(--primitive-space-12));

  @media (min-width: 1120px) {
    display: grid;
    grid-template-columns: repeat(4, auto);
    justify-content: start;
    gap: var(--primitive-space-48);
    margin-block-end: 0;
    padding-inline-start: calc(var(--primitive-size-asset-md) + var(--component-row-gap));

    &&& > div {
      display: grid;
      padding: 0;
      border: 0;
    }
    dd {
      margin: 0;
      text-align: start;
    }
  }
`;

type InstrumentDetailsProps = { readonly instrument: NonNullable<AccountItem['instrument']>; readonly price: Amount | null };

/** Details of an instrument. It is read only. */
export function InstrumentDetails({ instrument, price }: InstrumentDetailsProps) {
  const texts = useTexts(accountGroupTexts);
  const isHidden = useTheme().balances === 'hidden';
  return (
    <StyledDetails
      items={[
        { label: texts.isin, value: instrument.isin, copyText: instrument.isin },
        { label: texts.columns.price, value: <Money value={price} /> },
        { label: texts.currency, value: instrument.currencyCode },
        { label: texts.quantity, value: isHidden ? CONCEALED : instrument.quantity },
      ]}
    />
  );
}
