import { AddressField } from '../components/AddressField/AddressField.tsx';
import { ActionButton } from '../components/ActionButton/ActionButton.tsx';
import { AmountInput } from '../components/AmountInput/AmountInput.tsx';
import { Button } from '../components/Button/Button.tsx';
import { FlushButton } from '../components/Button/FlushButton.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { Chip } from '../components/Chip/Chip.tsx';
import { CodeInput } from '../components/CodeInput/CodeInput.tsx';
import { Calendar } from '../components/DateField/Calendar.tsx';
import { DateField } from '../components/DateField/DateField.tsx';
import { dateFieldTexts } from '../components/DateField/DateField.texts.ts';
import { DateRange } from '../components/DateRange/DateRange.tsx';
import { FilterChip } from '../components/FilterChip/FilterChip.tsx';
import { IbanField } from '../components/IbanField/IbanField.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { IconLink } from '../components/IconLink/IconLink.tsx';
import { Link } from '../components/Link/Link.tsx';
import { LinkButton } from '../components/LinkButton/LinkButton.tsx';
import { PasswordField } from '../components/PasswordField/PasswordField.tsx';
import { PhoneField } from '../components/PhoneField/PhoneField.tsx';
import { Radio, RadioGroup } from '../components/RadioGroup/RadioGroup.tsx';
import { RadioCard } from '../components/RadioCard/RadioCard.tsx';
import { RecipientAddress } from '../components/RecipientAddress/RecipientAddress.tsx';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../components/Select/Select.tsx';
import { Switch } from '../components/Switch/Switch.tsx';
import { Tabs } from '../components/Tabs/Tabs.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { Timer } from '../components/Timer/Timer.tsx';
import { UploadZone } from '../components/UploadZone/UploadZone.tsx';
import { backIcon } from '../foundations/Icon/icons.ts';
import { createAssemblySample, createForwardingSample, noop, type Samples } from './Sample.ts';

const TODAY = '2026-11-21';
const choices = [
  { value: 'buy', label: 'Buy' },
  { value: 'sell', label: 'Sell' },
];
const choice = { value: 'buy', onValueChange: noop };
const typed = { value: '', onValueChange: noop };
const countries = [
  { value: 'EE', label: 'Estonia' },
  { value: 'LT', label: 'Lithuania' },
];

export const controlSamples: Samples = {
  'components/ActionButton/ActionButton': createForwardingSample('button', (props) => (
    <ActionButton {...props} label="Receive" icon={backIcon} />
  )),
  'components/AddressField/AddressField': createForwardingSample('input', (props) => (
    <AddressField {...typed} label="To address" {...props} />
  )),
  'components/AmountInput/AmountInput': createForwardingSample('input', (props) => (
    <AmountInput label="Amount" decimals={2} value="1" onValueChange={noop} {...props} />
  )),
  'components/Button/Button': createForwardingSample('button', (props) => <Button {...props}>Continue</Button>),
  'components/Button/FlushButton': createForwardingSample('button', (props) => <FlushButton {...props}>Continue</FlushButton>),
  'components/Checkbox/Checkbox': createForwardingSample('input', (props) => <Checkbox {...props} label="Terms" />),
  'components/Chip/Chip': createForwardingSample('button', (props) => <Chip {...props} label="30 days" />),
  'components/CodeInput/CodeInput': createForwardingSample('input', (props) => <CodeInput label="Code" length={6} {...props} />),
  'components/DateField/Calendar': createAssemblySample(<Calendar value="" onPick={noop} today={TODAY} words={dateFieldTexts} />),
  'components/DateField/DateField': createForwardingSample('input', (props) => (
    <DateField {...typed} label="From" today={TODAY} {...props} />
  )),
  'components/DateRange/DateRange': createForwardingSample('fieldset', (props) => (
    <DateRange {...props} label="Period" value={{ from: '', to: '' }} today={TODAY} onValueChange={noop} />
  )),
  'components/FilterChip/FilterChip': createForwardingSample('button', (props) => <FilterChip {...props} label="Type" />),
  'components/IbanField/IbanField': createForwardingSample('input', (props) => <IbanField {...typed} label="IBAN" {...props} />),
  'components/IconButton/IconButton': createForwardingSample('button', (props) => <IconButton {...props} label="Back" icon={backIcon} />),
  'components/IconLink/IconLink': createForwardingSample('a', (props) => (
    <IconLink {...props} href="#support" label="Support" icon={backIcon} />
  )),
  'components/Link/Link': createForwardingSample('a', (props) => (
    <Link {...props} href="#terms">
      Terms
    </Link>
  )),
  'components/LinkButton/LinkButton': createForwardingSample('a', (props) => (
    <LinkButton {...props} href="#log-in">
      Log in
    </LinkButton>
  )),
  'components/PasswordField/PasswordField': createForwardingSample('input', (props) => (
    <PasswordField label="Password" kind="new" {...props} />
  )),
  'components/PhoneField/PhoneField': createForwardingSample('input', (props) => <PhoneField label="Phone number" {...props} />),
  'components/RadioGroup/Radio': createForwardingSample('input', (props) => <Radio {...props} label="csv" name="format" />),
  'components/RadioCard/RadioCard': createForwardingSample('input', (props) => <RadioCard {...props} label="Myself" name="beneficiary" />),
  'components/RecipientAddress/RecipientAddress': createForwardingSample('span', (props) => (
    <RecipientAddress {...props} address="0x71C7" />
  )),
  'components/RadioGroup/RadioGroup': createForwardingSample('fieldset', (props) => (
    <RadioGroup {...props} {...choice} label="Operation" options={choices} />
  )),
  'components/SegmentedControl/SegmentedControl': createForwardingSample('div', (props) => (
    <SegmentedControl {...props} {...choice} label="Operation" items={choices} />
  )),
  'components/Select/Select': createForwardingSample('button', (props) => (
    <Select label="Country" options={countries} value="LT" onValueChange={noop} {...props} />
  )),
  'components/Switch/Switch': createForwardingSample('input', (props) => <Switch {...props} label="Biometrics" />),
  'components/Tabs/Tabs': createForwardingSample('div', (props) => (
    <Tabs {...props} {...choice} label="Operation" items={choices}>
      Content
    </Tabs>
  )),
  'components/TextArea/TextArea': createForwardingSample('textarea', (props) => <TextArea label="Comment" {...props} />),
  'components/TextField/TextField': createForwardingSample('input', (props) => <TextField label="Name" {...props} />),
  'components/Timer/Timer': createForwardingSample('div', (props) => <Timer {...props} endsAt={60_000} now={() => 0} onResend={noop} />),
  'components/UploadZone/UploadZone': createForwardingSample('div', (props) => (
    <UploadZone {...props} label="Add documents" onFiles={noop} />
  )),
};
