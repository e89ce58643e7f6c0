import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { AccordionRow } from '../components/AccordionRow/AccordionRow.tsx';
import { ActionButton } from '../components/ActionButton/ActionButton.tsx';
import { AddressField } from '../components/AddressField/AddressField.tsx';
import { Allocation } from '../components/Allocation/Allocation.tsx';
import { AmountInput } from '../components/AmountInput/AmountInput.tsx';
import { Avatar } from '../components/Avatar/Avatar.tsx';
import { BottomSheet } from '../components/BottomSheet/BottomSheet.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Carousel } from '../components/Carousel/Carousel.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { Chip } from '../components/Chip/Chip.tsx';
import { CodeInput } from '../components/CodeInput/CodeInput.tsx';
import { CompanyMark } from '../components/CompanyMark/CompanyMark.tsx';
import { CopyBox } from '../components/CopyBox/CopyBox.tsx';
import { CopyRow } from '../components/CopyRow/CopyRow.tsx';
import { CriteriaChips } from '../components/CriteriaChips/CriteriaChips.tsx';
import { DateField } from '../components/DateField/DateField.tsx';
import { DateRange } from '../components/DateRange/DateRange.tsx';
import { DetailList } from '../components/DetailList/DetailList.tsx';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState/ErrorState.tsx';
import { FileRow } from '../components/FileRow/FileRow.tsx';
import { FilterChip } from '../components/FilterChip/FilterChip.tsx';
import { GrowthLine } from '../components/GrowthLine/GrowthLine.tsx';
import { IbanField } from '../components/IbanField/IbanField.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { IconLink } from '../components/IconLink/IconLink.tsx';
import { LimitMeter } from '../components/LimitMeter/LimitMeter.tsx';
import { LineChart } from '../components/LineChart/LineChart.tsx';
import { Link } from '../components/Link/Link.tsx';
import { LinkButton } from '../components/LinkButton/LinkButton.tsx';
import { LinkRow } from '../components/LinkRow/LinkRow.tsx';
import { ListRow } from '../components/ListRow/ListRow.tsx';
import { Menu } from '../components/Menu/Menu.tsx';
import { OptionPicker } from '../components/OptionPicker/OptionPicker.tsx';
import { PasswordField } from '../components/PasswordField/PasswordField.tsx';
import { PhoneField } from '../components/PhoneField/PhoneField.tsx';
import { Popover } from '../components/Popover/Popover.tsx';
import { ProgressBar } from '../components/ProgressBar/ProgressBar.tsx';
import { ProgressRing } from '../components/ProgressRing/ProgressRing.tsx';
import { QrCode } from '../components/QrCode/QrCode.tsx';
import { Radio } from '../components/RadioGroup/RadioGroup.tsx';
import { RadioCard } from '../components/RadioCard/RadioCard.tsx';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx';
import { Section } from '../components/Section/Section.tsx';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../components/Select/Select.tsx';
import { Switch } from '../components/Switch/Switch.tsx';
import { Tabs } from '../components/Tabs/Tabs.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { Toast } from '../components/Toast/Toast.tsx';
import { Tooltip } from '../components/Tooltip/Tooltip.tsx';
import { UploadZone } from '../components/UploadZone/UploadZone.tsx';
import { backIcon } from '../foundations/Icon/icons.ts';
import { noop } from './Sample.ts';

const TODAY = '2026-11-21';
const typed = { value: '', onValueChange: noop };
const chosen = { value: 'a', onValueChange: noop };

/** Each lacks only its name. The type check fails when a component accepts that. */
const unnamed: Readonly<Record<string, ReactElement>> = {
  AccordionRow: (
    // @ts-expect-error AccordionRow has no name
    <AccordionRow open={false} onOpenChange={noop}>
      Actions
    </AccordionRow>
  ),
  // @ts-expect-error ActionButton has no name
  ActionButton: <ActionButton icon={backIcon} />,
  // @ts-expect-error AddressField has no name
  AddressField: <AddressField {...typed} />,
  // @ts-expect-error Allocation has no name
  Allocation: <Allocation shares={[]} />,
  // @ts-expect-error AmountInput has no name
  AmountInput: <AmountInput {...typed} decimals={2} />,
  // @ts-expect-error Avatar has no name
  Avatar: <Avatar />,
  // @ts-expect-error BottomSheet has no name
  BottomSheet: <BottomSheet>Content</BottomSheet>,
  // @ts-expect-error Button has no name
  Button: <Button />,
  Carousel: (
    // @ts-expect-error Carousel has no name
    <Carousel value={0} onValueChange={noop}>
      Slides
    </Carousel>
  ),
  // @ts-expect-error Checkbox has no name
  Checkbox: <Checkbox />,
  // @ts-expect-error Chip has no name
  Chip: <Chip />,
  // @ts-expect-error CodeInput has no name
  CodeInput: <CodeInput length={6} />,
  // @ts-expect-error CompanyMark has no name
  CompanyMark: <CompanyMark logo={null} />,
  // @ts-expect-error CopyBox has no name
  CopyBox: <CopyBox value="A1" copyText="A1" />,
  // @ts-expect-error CopyRow has no name
  CopyRow: <CopyRow value="A1" copyText="A1" />,
  // @ts-expect-error CriteriaChips has no name
  CriteriaChips: <CriteriaChips criteria={[]} />,
  // @ts-expect-error DateField has no name
  DateField: <DateField {...typed} today={TODAY} />,
  // @ts-expect-error DateRange has no name
  DateRange: <DateRange value={{ from: '', to: '' }} today={TODAY} onValueChange={noop} />,
  // @ts-expect-error a detail has no name
  DetailList: <DetailList items={[{ value: 'Today' }]} />,
  // @ts-expect-error Dialog has no name
  Dialog: <Dialog />,
  // @ts-expect-error EmptyState has no name
  EmptyState: <EmptyState icon={backIcon} />,
  // @ts-expect-error ErrorState has no name
  ErrorState: <ErrorState action={null} />,
  // @ts-expect-error FileRow has no name
  FileRow: <FileRow size="1 MB" />,
  // @ts-expect-error FilterChip has no name
  FilterChip: <FilterChip />,
  // @ts-expect-error GrowthLine has no name
  GrowthLine: <GrowthLine direction="up" from="€1" to="€2" />,
  // @ts-expect-error IbanField has no name
  IbanField: <IbanField {...typed} />,
  // @ts-expect-error IconButton has no name
  IconButton: <IconButton icon={backIcon} />,
  // @ts-expect-error IconLink has no name
  IconLink: <IconLink href="#support" icon={backIcon} />,
  // @ts-expect-error LimitMeter has no name
  LimitMeter: <LimitMeter left="€1.00" />,
  // @ts-expect-error LineChart has no name
  LineChart: <LineChart points={[]} from="" to="" />,
  // @ts-expect-error Link has no name
  Link: <Link href="#terms" />,
  // @ts-expect-error LinkButton has no name
  LinkButton: <LinkButton href="#terms" />,
  // @ts-expect-error LinkRow has no name
  LinkRow: <LinkRow href="#about" />,
  // @ts-expect-error ListRow has no name
  ListRow: <ListRow />,
  // @ts-expect-error Menu has no name
  Menu: <Menu items={[]} renderOpener={() => null} />,
  // @ts-expect-error OptionPicker has no name
  OptionPicker: <OptionPicker {...chosen} options={[]} />,
  // @ts-expect-error PasswordField has no name
  PasswordField: <PasswordField kind="new" />,
  // @ts-expect-error PhoneField has no name
  PhoneField: <PhoneField />,
  // @ts-expect-error Popover has no name
  Popover: <Popover renderOpener={() => null}>Words</Popover>,
  // @ts-expect-error ProgressBar has no name
  ProgressBar: <ProgressBar value={1} />,
  // @ts-expect-error ProgressRing has no name
  ProgressRing: <ProgressRing value={1} />,
  // @ts-expect-error QrCode has no name
  QrCode: <QrCode value="a" />,
  // @ts-expect-error Radio has no name
  Radio: <Radio name="format" />,
  // @ts-expect-error RadioCard has no name
  RadioCard: <RadioCard name="format" />,
  // @ts-expect-error RadioGroup has no name
  RadioGroup: <RadioGroup {...chosen} options={[]} />,
  // @ts-expect-error Section has no name
  Section: <Section>Text</Section>,
  // @ts-expect-error SegmentedControl has no name
  SegmentedControl: <SegmentedControl {...chosen} items={[]} />,
  // @ts-expect-error Select has no name
  Select: <Select {...chosen} options={[]} />,
  // @ts-expect-error Switch has no name
  Switch: <Switch />,
  Tabs: (
    // @ts-expect-error Tabs has no name
    <Tabs {...chosen} items={[]}>
      Panel
    </Tabs>
  ),
  // @ts-expect-error TextArea has no name
  TextArea: <TextArea />,
  // @ts-expect-error TextField has no name
  TextField: <TextField />,
  // @ts-expect-error Toast has no name
  Toast: <Toast onClose={noop} />,
  // @ts-expect-error Tooltip has no name
  Tooltip: <Tooltip>{() => null}</Tooltip>,
  // @ts-expect-error UploadZone has no name
  UploadZone: <UploadZone onFiles={noop} />,
};

const sources = import.meta.glob<string>('../components/*/[A-Z]*.tsx', { query: '?raw', import: 'default', eager: true });
const getComponentName = (path: string): string => path.replace(/^.*\/|\.tsx$/g, '');
/** Parts of other components, never used alone. */
const INNER_COMPONENTS = new Set(['Calendar', 'FlushButton', 'OptionList']);

it('covers every component that takes its name as a prop', () => {
  const named = Object.entries(sources).filter(([, text]) =>
    /readonly (?:label|title): |(?:Field|Row|StateFigure|TextField)Props\b/.test(text),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.map(([path]) => getComponentName(path)).filter((name) => !INNER_COMPONENTS.has(name) && !(name in unnamed))).toEqual([]);
});
