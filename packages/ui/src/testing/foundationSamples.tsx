import { eur } from '@wallet/core/testing/amounts';
import { AssetMark } from '../foundations/AssetMark/AssetMark.tsx';
import { BrandMark } from '../foundations/BrandMark/BrandMark.tsx';
import { CardMark } from '../foundations/CardMark/CardMark.tsx';
import { Columns } from '../foundations/Columns/Columns.tsx';
import { CopyButton } from '../foundations/copying/CopyButton.tsx';
import { Field } from '../foundations/Field/Field.tsx';
import { FieldButton } from '../foundations/Field/FieldButton.tsx';
import { Heading } from '../foundations/Heading/Heading.tsx';
import { Icon } from '../foundations/Icon/Icon.tsx';
import { IconTile } from '../foundations/Icon/IconTile.tsx';
import { IntoArrow } from '../foundations/Icon/IntoArrow.tsx';
import { backIcon } from '../foundations/Icon/icons.ts';
import { Inline } from '../foundations/Inline/Inline.tsx';
import { LiveRegion } from '../foundations/LiveRegion/LiveRegion.tsx';
import { Meter } from '../foundations/Meter/Meter.tsx';
import { Money } from '../foundations/Money/Money.tsx';
import { Motif } from '../foundations/Motif/Motif.tsx';
import { Page } from '../foundations/Page/Page.tsx';
import { Part } from '../foundations/parts/Part.tsx';
import { Percent } from '../foundations/Percent/Percent.tsx';
import { Pill } from '../foundations/Pill/Pill.tsx';
import { Row } from '../foundations/row/Row.tsx';
import { RowContent } from '../foundations/row/RowContent.tsx';
import { SkipLink } from '../foundations/SkipLink/SkipLink.tsx';
import { Stack } from '../foundations/Stack/Stack.tsx';
import { StateFigure } from '../foundations/StateFigure/StateFigure.tsx';
import { Text } from '../foundations/Text/Text.tsx';
import { ThemeRoot } from '../foundations/ThemeRoot/ThemeRoot.tsx';
import { Turning } from '../foundations/Turning/Turning.tsx';
import { VisuallyHidden } from '../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { assembly, forwarding, type Samples } from './Sample.ts';

export const foundationSamples: Samples = {
  'foundations/AssetMark/AssetMark': forwarding('span', (props) => <AssetMark {...props} code="EUR" />),
  'foundations/BrandMark/BrandMark': forwarding('span', (props) => <BrandMark {...props} />),
  'foundations/CardMark/CardMark': forwarding('span', (props) => <CardMark {...props} brand="visa" />),
  'foundations/Columns/Columns': forwarding('div', (props) => <Columns {...props}>Text</Columns>),
  'foundations/Field/Field': assembly(<Field label="Name">{(control) => <input {...control} />}</Field>),
  'foundations/Field/FieldButton': forwarding('button', (props) => <FieldButton {...props}>Clear</FieldButton>),
  'foundations/Heading/Heading': forwarding('h2', (props) => (
    <Heading {...props} level={2}>
      Title
    </Heading>
  )),
  'foundations/Icon/Icon': forwarding('svg', (props) => <Icon {...props} glyph={backIcon} />),
  'foundations/Icon/IconTile': forwarding('span', (props) => <IconTile {...props} glyph={backIcon} />),
  'foundations/Icon/IntoArrow': assembly(<IntoArrow />),
  'foundations/Inline/Inline': forwarding('div', (props) => <Inline {...props}>Text</Inline>),
  'foundations/LiveRegion/LiveRegion': forwarding('span', (props) => <LiveRegion {...props} />),
  'foundations/Meter/Meter': forwarding('div', (props) => (
    <Meter {...props} kind="meter" value={20} valueText="20%" tone="plain" aria-label="Daily" />
  )),
  'foundations/Money/Money': forwarding('span', (props) => <Money {...props} value={eur('1')} />),
  'foundations/Motif/Motif': forwarding('svg', (props) => <Motif {...props} />),
  'foundations/Page/Page': forwarding('main', (props) => <Page {...props}>Text</Page>),
  'foundations/Percent/Percent': forwarding('span', (props) => <Percent {...props} value="1" />),
  'foundations/Pill/Pill': forwarding('span', (props) => <Pill {...props}>Pending</Pill>),
  'foundations/SkipLink/SkipLink': forwarding('a', (props) => <SkipLink {...props} />),
  'foundations/Stack/Stack': forwarding('div', (props) => <Stack {...props}>Text</Stack>),
  'foundations/StateFigure/StateFigure': forwarding('div', (props) => <StateFigure {...props} icon={backIcon} title="Done" />),
  'foundations/Text/Text': forwarding('p', (props) => <Text {...props}>Text</Text>),
  'foundations/ThemeRoot/ThemeRoot': assembly(<ThemeRoot>Text</ThemeRoot>),
  'foundations/Turning/Turning': forwarding('svg', (props) => <Turning {...props} />),
  'foundations/VisuallyHidden/VisuallyHidden': forwarding('span', (props) => <VisuallyHidden {...props}>Text</VisuallyHidden>),
  'foundations/copying/CopyButton': forwarding('button', (props) => <CopyButton {...props} label="IBAN" copyText="LT12" />),
  'foundations/parts/Part': assembly(<Part>Text</Part>),
  'foundations/row/Row': forwarding('li', (props) => <Row {...props} title="Cash" />),
  'foundations/row/RowContent': assembly(<RowContent title="Cash" />),
};
