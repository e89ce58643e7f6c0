import type { ReactNode } from 'react';
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
import type { Detail } from '../components/DetailList/DetailList.tsx';
import { Dialog, type DialogProps } from '../components/Dialog/Dialog.tsx';
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
import { Radio, RadioGroup } from '../components/RadioGroup/RadioGroup.tsx';
import { RadioCard } from '../components/RadioCard/RadioCard.tsx';
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

type RequiredKey<Props> = { [Key in keyof Props]-?: object extends Pick<Props, Key> ? never : Key }[keyof Props];

/** Accepts the prop that names a component. The type check fails when the component can be used without it. */
const getName = <Component extends (props: never) => ReactNode>(
  _component: Component,
  prop: RequiredKey<Parameters<Component>[0]>,
): PropertyKey => prop;

const detailName: RequiredKey<Detail> = 'label';

/** Without a `title` a dialog has parts, of which `DialogTitle` is its name. */
export const nameless: readonly DialogProps[] = [
  // @ts-expect-error neither a title nor parts
  {},
  // @ts-expect-error text alone
  { children: 'You will lose access to your accounts.' },
];

/** The prop of each component that is its accessible name, or that the name is made of. */
const names: Readonly<Record<string, PropertyKey>> = {
  AccordionRow: getName(AccordionRow, 'title'),
  ActionButton: getName(ActionButton, 'label'),
  AddressField: getName(AddressField, 'label'),
  Allocation: getName(Allocation, 'label'),
  AmountInput: getName(AmountInput, 'label'),
  Avatar: getName(Avatar, 'name'),
  BottomSheet: getName(BottomSheet, 'title'),
  Button: getName(Button, 'children'),
  Carousel: getName(Carousel, 'label'),
  Checkbox: getName(Checkbox, 'label'),
  Chip: getName(Chip, 'label'),
  CodeInput: getName(CodeInput, 'label'),
  CompanyMark: getName(CompanyMark, 'name'),
  CopyBox: getName(CopyBox, 'label'),
  CopyRow: getName(CopyRow, 'label'),
  CriteriaChips: getName(CriteriaChips, 'label'),
  DateField: getName(DateField, 'label'),
  DateRange: getName(DateRange, 'label'),
  DetailList: detailName,
  Dialog: getName(Dialog, 'title'),
  EmptyState: getName(EmptyState, 'title'),
  ErrorState: getName(ErrorState, 'title'),
  FileRow: getName(FileRow, 'fileName'),
  FilterChip: getName(FilterChip, 'label'),
  GrowthLine: getName(GrowthLine, 'label'),
  IbanField: getName(IbanField, 'label'),
  IconButton: getName(IconButton, 'label'),
  IconLink: getName(IconLink, 'label'),
  LimitMeter: getName(LimitMeter, 'label'),
  LineChart: getName(LineChart, 'label'),
  Link: getName(Link, 'children'),
  LinkButton: getName(LinkButton, 'children'),
  LinkRow: getName(LinkRow, 'title'),
  ListRow: getName(ListRow, 'title'),
  Menu: getName(Menu, 'label'),
  OptionPicker: getName(OptionPicker, 'label'),
  PasswordField: getName(PasswordField, 'label'),
  PhoneField: getName(PhoneField, 'label'),
  Popover: getName(Popover, 'label'),
  ProgressBar: getName(ProgressBar, 'label'),
  ProgressRing: getName(ProgressRing, 'label'),
  QrCode: getName(QrCode, 'label'),
  Radio: getName(Radio, 'label'),
  RadioCard: getName(RadioCard, 'label'),
  RadioGroup: getName(RadioGroup, 'label'),
  Section: getName(Section, 'title'),
  SegmentedControl: getName(SegmentedControl, 'label'),
  Select: getName(Select, 'label'),
  Switch: getName(Switch, 'label'),
  Tabs: getName(Tabs, 'label'),
  TextArea: getName(TextArea, 'label'),
  TextField: getName(TextField, 'label'),
  Toast: getName(Toast, 'text'),
  Tooltip: getName(Tooltip, 'text'),
  UploadZone: getName(UploadZone, 'label'),
};

const sources = import.meta.glob<string>('../components/*/[A-Z]*.tsx', { query: '?raw', import: 'default', eager: true });
const getComponentName = (path: string): string => path.replace(/^.*\/|\.tsx$/g, '');
/** Parts of other components, never used alone. */
const INNER_COMPONENTS = new Set(['Calendar', 'FlushButton', 'OptionList']);

it('covers every component that takes its name as a prop', () => {
  const named = Object.entries(sources).filter(([, text]) =>
    /readonly (?:label|title): |(?:Field|Row|EmptyState|TextField)Props\b/.test(text),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.map(([path]) => getComponentName(path)).filter((name) => !INNER_COMPONENTS.has(name) && !(name in names))).toEqual([]);
});
