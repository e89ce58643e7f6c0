import { TextField } from '../../components/TextField/TextField.tsx';
import { CountrySelect } from '../countries/CountrySelect.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { ScreenField } from '../form/useScreenForm.ts';
import { transferTexts } from './transfer.texts.ts';

type BeneficiaryFieldsProps = {
  readonly name: ScreenField<string>;
  /** null when the country is not required. It is only required from customers who signed with the market provider (SEND-021, TRS-019). */
  readonly country: ScreenField<string> | null;
  readonly disabled?: boolean;
};

/** Name of the beneficiary, and their country where required. */
export function BeneficiaryFields({ name, country, disabled = false }: BeneficiaryFieldsProps) {
  const texts = useTexts(transferTexts);
  return (
    <>
      <TextField label={texts.beneficiaryName} autoComplete="off" {...name} disabled={disabled} />
      {country === null ? null : (
        <CountrySelect
          label={texts.country}
          placeholder={texts.chooseCountry}
          {...country}
          value={country.value === '' ? null : country.value}
          disabled={disabled}
        />
      )}
    </>
  );
}
