import { TextField } from '../../components/TextField/TextField.tsx';
import { CountrySelect } from '../countries/CountrySelect.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { TransferField } from './TransferFields.tsx';
import { transferTexts } from './transfer.texts.ts';

type Typed = { readonly beneficiaryName: string; readonly beneficiaryCountry: string };

type BeneficiaryFieldsProps = {
  readonly values: Typed;
  readonly onEdit: (change: Partial<Typed>) => void;
  readonly field: (name: keyof Typed) => TransferField;
  /** Whether the country is asked for: of who signed with the market provider (SEND-021, TRS-019). */
  readonly asksCountry: boolean;
};

/** Who gets it: the name, and the country where it is asked for. */
export function BeneficiaryFields({ values, onEdit, field, asksCountry }: BeneficiaryFieldsProps) {
  const texts = useTexts(transferTexts);
  return (
    <>
      <TextField
        label={texts.beneficiaryName}
        value={values.beneficiaryName}
        autoComplete="off"
        onChange={({ currentTarget }) => onEdit({ beneficiaryName: currentTarget.value })}
        {...field('beneficiaryName')}
      />
      {asksCountry ? (
        <CountrySelect
          label={texts.country}
          placeholder={texts.chooseCountry}
          value={values.beneficiaryCountry === '' ? null : values.beneficiaryCountry}
          onValueChange={(beneficiaryCountry) => onEdit({ beneficiaryCountry })}
          {...field('beneficiaryCountry')}
        />
      ) : null}
    </>
  );
}
