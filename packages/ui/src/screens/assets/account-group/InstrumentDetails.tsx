import type { Money as Amount } from '@wallet/core/money/money';
import { DetailList } from '../../../components/DetailList/DetailList.tsx';
import { Money } from '../../../foundations/Money/Money.tsx';
import { CONCEALED } from '../../../foundations/Money/concealed.ts';
import { useTheme } from '../../../foundations/ThemeRoot/Theme.ts';
import { useTexts } from '../../../texts/Texts.tsx';
import { accountGroupTexts } from './accountGroup.texts.ts';
import type { AccountItem } from '../AssetsScreen.types.ts';

type InstrumentDetailsProps = { readonly instrument: NonNullable<AccountItem['instrument']>; readonly price: Amount | null };

/** Details of an instrument. It is read only. */
export function InstrumentDetails({ instrument, price }: InstrumentDetailsProps) {
  const texts = useTexts(accountGroupTexts);
  const isHidden = useTheme().balances === 'hidden';
  return (
    <DetailList
      items={[
        { label: texts.isin, value: instrument.isin, copyText: instrument.isin },
        { label: texts.columns.price, value: <Money value={price} /> },
        { label: texts.currency, value: instrument.currencyCode },
        { label: texts.quantity, value: isHidden ? CONCEALED : instrument.quantity },
      ]}
    />
  );
}
