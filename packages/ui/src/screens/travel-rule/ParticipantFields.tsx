import { DateField } from '../../components/DateField/DateField.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { bankIcon } from '../../foundations/Icon/glyphs/bankIcon.ts';
import { friendsIcon } from '../../foundations/Icon/glyphs/friendsIcon.ts';
import { profileIcon } from '../../foundations/Icon/glyphs/profileIcon.ts';
import { CountrySelect } from '../../patterns/countries/CountrySelect.tsx';
import { transferTexts } from '../../patterns/transfer/transfer.texts.ts';
import { useTexts } from '../../texts/Texts.tsx';
import type { ParticipantField, ParticipantType, ParticipantValues, ParticipantWallet, Vasps } from './Participant.types.ts';
import type { ParticipantRules } from './participantForm.ts';
import { travelRuleTexts } from './travelRule.texts.ts';
import type { useParticipantForm } from './useParticipantForm.ts';

const icons = { own_wallet: profileIcon, third_party_individual: friendsIcon, third_party_company: bankIcon };
const types: readonly ParticipantType[] = ['own_wallet', 'third_party_individual', 'third_party_company'];
const wallets: readonly ParticipantWallet[] = ['vasp', 'unhosted'];

type ParticipantFieldsProps = {
  readonly form: ReturnType<typeof useParticipantForm>;
  readonly rules: ParticipantRules;
  readonly vasps: Vasps;
};

/** Who the other party of a transfer is and what holds their wallet: only the fields that the chosen type asks for (TRS-064). */
export function ParticipantFields({ form, rules, vasps }: ParticipantFieldsProps) {
  const texts = useTexts(travelRuleTexts);
  const words = texts[rules.role];
  const { values, edit, issues, asks } = form;
  const textField = (name: 'name' | 'legalId' | 'town', label: string) => (
    <TextField
      name={name}
      label={label}
      autoComplete="off"
      onValueChange={(text) => edit({ [name]: text })}
      {...fieldProps(form, name, texts.fromProfile)}
    />
  );
  return (
    <>
      <RadioGroup
        data-field="type"
        label={words.type}
        options={types.map((value) => ({ value, label: texts.types[value], icon: icons[value] }))}
        value={values.type}
        issue={issues.type}
        onValueChange={form.choose}
      />
      {textField('name', values.type === 'third_party_company' ? texts.companyName : words.name)}
      {asks('legalId') ? textField('legalId', texts.legalId) : null}
      <CountryField form={form} label={words.country} countryName={rules.own.countryName} />
      {asks('town') ? textField('town', texts.town) : null}
      {asks('dateOfBirth') ? (
        <DateField
          name="dateOfBirth"
          label={texts.dateOfBirth}
          today={rules.today}
          autoComplete="off"
          onValueChange={(dateOfBirth) => edit({ dateOfBirth })}
          {...fieldProps(form, 'dateOfBirth', texts.fromProfile)}
        />
      ) : null}
      <SegmentedControl
        label={texts.walletType}
        items={wallets.map((value) => ({ value, label: texts.wallets[value] }))}
        value={values.wallet}
        // A provider that is no longer asked for must not be sent (D-TRS-37).
        onValueChange={(value) => edit(value === 'vasp' ? { wallet: 'vasp' } : { wallet: 'unhosted', vasp: '' })}
      />
      {asks('vasp') ? <VaspField form={form} label={words.vasp} vasps={vasps} /> : null}
    </>
  );
}

type Form = ParticipantFieldsProps['form'];
type TextName = Extract<ParticipantField, 'name' | 'legalId' | 'town' | 'dateOfBirth'>;

/** A text of the form; locked it can be read, and says why (D-TRS-08). */
function fieldProps(form: Form, name: TextName, reason: string) {
  const { values, issues, leave } = form;
  const readOnly = form.isLocked(name);
  return { value: values[name], issue: issues[name], onBlur: () => leave(name), readOnly, hint: readOnly ? reason : undefined };
}

type CountryFieldProps = { readonly form: Form; readonly label: string; readonly countryName: string };

function CountryField({ form, label, countryName }: CountryFieldProps) {
  const { fromProfile } = useTexts(travelRuleTexts);
  const { chooseCountry } = useTexts(transferTexts);
  const { values, issues, edit, leave } = form;
  if (form.isLocked('country')) return <TextField label={label} value={countryName} hint={fromProfile} readOnly />;
  return (
    <CountrySelect
      name="country"
      label={label}
      placeholder={chooseCountry}
      value={values.country === '' ? null : values.country}
      issue={issues.country}
      onValueChange={(country) => edit({ country })}
      onBlur={() => leave('country')}
    />
  );
}

type VaspFieldProps = { readonly form: Form; readonly label: string; readonly vasps: Vasps };

function VaspField({ form, label, vasps }: VaspFieldProps) {
  const texts = useTexts(travelRuleTexts);
  const { retry } = useTexts(transferTexts);
  const { values, issues, edit, leave } = form;
  const chosen = vasps.kind === 'ready' && vasps.items.some(({ id }) => id === values.vasp) ? values.vasp : null;
  return (
    <Select
      name="vasp"
      label={label}
      placeholder={texts.chooseVasp}
      value={chosen}
      options={vasps.kind === 'ready' ? vasps.items.map(({ id, name }) => ({ value: id, label: name })) : []}
      state={vasps.kind}
      onRetry={vasps.kind === 'failed' ? vasps.onRetry : undefined}
      texts={{ failed: texts.vaspsFailed, retry }}
      issue={issues.vasp}
      onValueChange={(vasp) => edit({ vasp })}
      onBlur={() => leave('vasp')}
    />
  );
}

/** Name of the chosen provider, for the consent; '' while the list is not there. */
export const vaspName = (vasps: Vasps, { vasp }: Pick<ParticipantValues, 'vasp'>): string =>
  (vasps.kind === 'ready' ? vasps.items.find(({ id }) => id === vasp)?.name : undefined) ?? '';
