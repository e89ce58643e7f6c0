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
import { RowContent } from '../foundations/row/RowContent.tsx';
import { SkipLink } from '../foundations/SkipLink/SkipLink.tsx';
import { Stack } from '../foundations/Stack/Stack.tsx';
import { StyleLayer } from '../foundations/styleLayer/StyleLayer.tsx';
import { Text } from '../foundations/Text/Text.tsx';
import { ThemeRoot } from '../foundations/ThemeRoot/ThemeRoot.tsx';
import { VisuallyHidden } from '../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { createAssemblySample, createForwardingSample, type Samples } from './Sample.ts';

export const foundationSamples: Samples = {
  'foundations/AssetMark/AssetMark': createForwardingSample('span', (props) => <AssetMark {...props} code="EUR" />),
  'foundations/BrandMark/BrandMark': createForwardingSample('span', (props) => <BrandMark {...props} />),
  'foundations/CardMark/CardMark': createForwardingSample('span', (props) => <CardMark {...props} brand="visa" />),
  'foundations/Columns/Columns': createForwardingSample('div', (props) => <Columns {...props}>Text</Columns>),
  'foundations/Field/Field': createAssemblySample(<Field label="Name">{(control) => <input {...control} />}</Field>),
  'foundations/Field/FieldButton': createForwardingSample('button', (props) => <FieldButton {...props}>Clear</FieldButton>),
  'foundations/Heading/Heading': createForwardingSample('h2', (props) => (
    <Heading {...props} level={2}>
      Title
    </Heading>
  )),
  'foundations/Icon/Icon': createForwardingSample('svg', (props) => <Icon {...props} glyph={backIcon} />),
  'foundations/Icon/IconTile': createForwardingSample('span', (props) => <IconTile {...props} glyph={backIcon} />),
  'foundations/Icon/IntoArrow': createAssemblySample(<IntoArrow />),
  'foundations/Inline/Inline': createForwardingSample('div', (props) => <Inline {...props}>Text</Inline>),
  'foundations/LiveRegion/LiveRegion': createForwardingSample('span', (props) => <LiveRegion {...props} />),
  'foundations/Meter/Meter': createForwardingSample('div', (props) => (
    <Meter {...props} kind="meter" value={20} valueText="20%" aria-label="Daily" />
  )),
  'foundations/Money/Money': createForwardingSample('span', (props) => <Money {...props} value={eur('1')} />),
  'foundations/Motif/Motif': createForwardingSample('svg', (props) => <Motif {...props} />),
  'foundations/Page/Page': createForwardingSample('main', (props) => <Page {...props}>Text</Page>),
  'foundations/Percent/Percent': createForwardingSample('span', (props) => <Percent {...props} value="1" />),
  'foundations/SkipLink/SkipLink': createForwardingSample('a', (props) => <SkipLink {...props} />),
  'foundations/Stack/Stack': createForwardingSample('div', (props) => <Stack {...props}>Text</Stack>),
  'foundations/Text/Text': createForwardingSample('p', (props) => <Text {...props}>Text</Text>),
  'foundations/ThemeRoot/ThemeRoot': createAssemblySample(<ThemeRoot>Text</ThemeRoot>),
  'foundations/VisuallyHidden/VisuallyHidden': createForwardingSample('span', (props) => <VisuallyHidden {...props}>Text</VisuallyHidden>),
  'foundations/copying/CopyButton': createForwardingSample('button', (props) => <CopyButton {...props} label="IBAN" copyText="LT12" />),
  'foundations/parts/Part': createAssemblySample(<Part>Text</Part>),
  'foundations/styleLayer/StyleLayer': createAssemblySample(<StyleLayer>Text</StyleLayer>),
  'foundations/row/RowContent': createAssemblySample(<RowContent title="Cash" />),
};
