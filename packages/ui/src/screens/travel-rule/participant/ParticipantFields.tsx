import { styled } from 'styled-components';
import { DateField } from '../../../components/DateField/DateField.tsx';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { bankIcon, friendsIcon, profileIcon } from '../../../foundations/Icon/icons.ts';
import { CountrySelect } from '../../../patterns/countries/CountrySelect.tsx';
import { transferTexts } from '../../../patterns/transfer/transfer.texts.ts';
import { useTexts } from '../../../texts/Texts.tsx';
import type { ParticipantField, ParticipantType, ParticipantValues, ParticipantWallet, Vasps } from './Participant.types.ts';
import type { ParticipantRules } from './participantForm.ts';
import { TermMark } from '../TermMark.tsx';
import { travelRuleTexts } from '../travelRule.texts.ts';
import type { useParticipantForm } from './useParticipantForm.ts';

/** As close to the choice above it as the hint of a field. */
const StyledHelp = styled.div`
  display: flex;
  align-items: center;
  gap: var(--primitive-space-8);
  margin-block-start: calc(var(--primitive-space-6) - var(--primitive-space-20));
  color: var(--semantic-color-text-secondary);
  font: var(--semantic-typography-caption);
`;

const typeIcons = { own_wallet: profileIcon, third_party_individual: friendsIcon, third_party_company: bankIcon };
const types: readonly ParticipantType[] = ['own_wallet', 'third_party_individual', 'third_party_company'];
const wallets: readonly ParticipantWallet[] = ['vasp', 'unhosted'];

type ParticipantFieldsProps = {
  readonly form: ReturnType<typeof useParticipantForm>;
  readonly rules: ParticipantRules;
  readonly vasps: Vasps;
};

/** The other party of a transfer and the wallet they use. Only the fields of the chosen type are shown (TRS-064). */
export function ParticipantFields({ form, rules, vasps }: ParticipantFieldsProps) {
  const texts = useTexts(travelRuleTexts);
  const words = texts[rules.role];
  const { values, edit, asks } = form;
  const type = form.field('type');
  /** Returns the props of a text field. A locked one is read-only and explains why (D-TRS-08). */
  const text = (name: TextName) => {
    const readOnly = form.isLocked(name);
    return { autoComplete: 'off', ...form.field(name), readOnly, hint: readOnly ? texts.fromProfile : undefined };
  };
  return (
    <>
      <RadioGroup
        label={words.type}
        labelHidden={rules.role === 'beneficiary'}
        options={types.map((value) => ({ value, label: texts.types[value], icon: typeIcons[value] }))}
        value={type.value}
        issue={type.issue}
        onValueChange={form.choose}
      />
      <TextField label={values.type === 'third_party_company' ? texts.companyName : words.name} {...text('name')} />
      {asks('legalId') ? <TextField label={texts.legalId} {...text('legalId')} suffix={<TermMark term="crn" />} /> : null}
      <CountryField form={form} label={words.country} countryName={rules.own.countryName} />
      {asks('town') ? <TextField label={texts.town} {...text('town')} /> : null}
      {asks('dateOfBirth') ? <DateField label={texts.dateOfBirth} today={rules.today} {...text('dateOfBirth')} /> : null}
      <SegmentedControl
        label={texts.walletType}
        items={wallets.map((value) => ({ value, label: texts.wallets[value] }))}
        value={values.wallet}
        // A VASP that is no longer requested must not be sent (D-TRS-37).
        onValueChange={(value) => {
          edit('wallet', value);
          if (value === 'unhosted') edit('vasp', '');
        }}
      />
      <StyledHelp>
        {texts.walletHelp[values.wallet]}
        <TermMark term={values.wallet} />
      </StyledHelp>
      {asks('vasp') ? <VaspField form={form} label={words.vasp} vasps={vasps} /> : null}
    </>
  );
}

type Form = ParticipantFieldsProps['form'];
type TextName = Extract<ParticipantField, 'name' | 'legalId' | 'town' | 'dateOfBirth'>;

type CountryFieldProps = { readonly form: Form; readonly label: string; readonly countryName: string };

function CountryField({ form, label, countryName }: CountryFieldProps) {
  const { fromProfile } = useTexts(travelRuleTexts);
  const { chooseCountry } = useTexts(transferTexts);
  const country = form.field('country');
  if (form.isLocked('country')) return <TextField label={label} value={countryName} hint={fromProfile} readOnly />;
  return <CountrySelect label={label} placeholder={chooseCountry} {...country} value={country.value === '' ? null : country.value} />;
}

type VaspFieldProps = { readonly form: Form; readonly label: string; readonly vasps: Vasps };

function VaspField({ form, label, vasps }: VaspFieldProps) {
  const texts = useTexts(travelRuleTexts);
  const { retry } = useTexts(transferTexts);
  const vasp = form.field('vasp');
  const chosen = vasps.kind === 'ready' && vasps.items.some(({ id }) => id === vasp.value) ? vasp.value : null;
  return (
    <Select
      label={label}
      placeholder={texts.chooseVasp}
      {...vasp}
      value={chosen}
      options={vasps.kind === 'ready' ? vasps.items.map(({ id, name }) => ({ value: id, label: name })) : []}
      state={vasps.kind}
      onRetry={vasps.kind === 'failed' ? vasps.onRetry : undefined}
      texts={{ failed: texts.vaspsFailed, retry }}
    />
  );
}

/** Returns the name of the chosen VASP for the consent; '' while the list is unavailable. */
export const getVaspName = (vasps: Vasps, { vasp }: Pick<ParticipantValues, 'vasp'>): string =>
  (vasps.kind === 'ready' ? vasps.items.find(({ id }) => id === vasp)?.name : undefined) ?? '';
