import { AccordionRow } from '../components/AccordionRow/AccordionRow.tsx';
import { Allocation } from '../components/Allocation/Allocation.tsx';
import { Avatar } from '../components/Avatar/Avatar.tsx';
import { Badge } from '../components/Badge/Badge.tsx';
import { BotCheckNotice } from '../components/BotCheckNotice/BotCheckNotice.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Carousel } from '../components/Carousel/Carousel.tsx';
import { CompanyMark } from '../components/CompanyMark/CompanyMark.tsx';
import { CopyBox } from '../components/CopyBox/CopyBox.tsx';
import { CopyRow } from '../components/CopyRow/CopyRow.tsx';
import { CriteriaChips } from '../components/CriteriaChips/CriteriaChips.tsx';
import { DetailList } from '../components/DetailList/DetailList.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState/ErrorState.tsx';
import { FileRow } from '../components/FileRow/FileRow.tsx';
import { GrowthLine } from '../components/GrowthLine/GrowthLine.tsx';
import { LimitMeter } from '../components/LimitMeter/LimitMeter.tsx';
import { LineChart } from '../components/LineChart/LineChart.tsx';
import { LinkRow } from '../components/LinkRow/LinkRow.tsx';
import { List } from '../components/List/List.tsx';
import { ListRow } from '../components/ListRow/ListRow.tsx';
import { LoadingOverlay } from '../components/LoadingOverlay/LoadingOverlay.tsx';
import { Notice } from '../components/Notice/Notice.tsx';
import { ProgressBar } from '../components/ProgressBar/ProgressBar.tsx';
import { ProgressRing } from '../components/ProgressRing/ProgressRing.tsx';
import { QrCode } from '../components/QrCode/QrCode.tsx';
import { Section } from '../components/Section/Section.tsx';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { Spinner } from '../components/Spinner/Spinner.tsx';
import { StatusBadge } from '../components/StatusBadge/StatusBadge.tsx';
import { Toast } from '../components/Toast/Toast.tsx';
import { historyIcon } from '../foundations/Icon/icons.ts';
import { forwarding, ignore, type Samples } from './Sample.ts';

export const displaySamples: Samples = {
  'components/AccordionRow/AccordionRow': forwarding('li', (props) => (
    <AccordionRow {...props} open={false} onOpenChange={ignore} title="Bitcoin">
      Actions
    </AccordionRow>
  )),
  'components/Allocation/Allocation': forwarding('figure', (props) => (
    <Allocation {...props} label="Allocation" shares={[{ label: 'Cash', percent: 100, text: '100%' }]} />
  )),
  'components/Avatar/Avatar': forwarding('span', (props) => <Avatar {...props} name="Alice Berg" />),
  'components/Badge/Badge': forwarding('span', (props) => <Badge {...props}>New</Badge>),
  'components/BotCheckNotice/BotCheckNotice': forwarding('p', (props) => <BotCheckNotice {...props} service="other" />),
  'components/Card/Card': forwarding('div', (props) => <Card {...props}>Text</Card>),
  'components/Carousel/Carousel': forwarding('section', (props) => (
    <Carousel {...props} label="Slides" value={0} onValueChange={ignore}>
      {[<p key="one">One</p>, <p key="two">Two</p>]}
    </Carousel>
  )),
  'components/CompanyMark/CompanyMark': forwarding('span', (props) => <CompanyMark {...props} name="Rosen Robotics" logo={null} />),
  'components/CopyBox/CopyBox': forwarding('button', (props) => <CopyBox {...props} label="Code" value="A1" copyText="A1" />),
  'components/CopyRow/CopyRow': forwarding('li', (props) => <CopyRow {...props} label="BIC" value="HALDLT22" copyText="HALDLT22" />),
  'components/CriteriaChips/CriteriaChips': forwarding('ul', (props) => <CriteriaChips {...props} label="Password" criteria={[]} />),
  'components/DetailList/DetailList': forwarding('dl', (props) => <DetailList {...props} items={[{ label: 'Date', value: 'Today' }]} />),
  'components/EmptyState/EmptyState': forwarding('div', (props) => <EmptyState {...props} icon={historyIcon} title="Nothing yet" />),
  'components/ErrorState/ErrorState': forwarding('div', (props) => (
    <ErrorState {...props} title="Failed" action={<a href="#again">Again</a>} />
  )),
  'components/FileRow/FileRow': forwarding('li', (props) => <FileRow {...props} fileName="a.pdf" size="1 MB" />),
  'components/GrowthLine/GrowthLine': forwarding('figure', (props) => (
    <GrowthLine {...props} direction="up" label="Price" from="€1" to="€2" />
  )),
  'components/LimitMeter/LimitMeter': forwarding('div', (props) => (
    <LimitMeter {...props} label="Daily" left="€1.00 left" usedPercent={1} />
  )),
  'components/LineChart/LineChart': forwarding('figure', (props) => (
    <LineChart {...props} points={[0, 0.5, 1]} label="Price, from €10 to €12" from="€10" to="€12" />
  )),
  'components/LinkRow/LinkRow': forwarding('li', (props) => <LinkRow {...props} title="About" href="#about" />),
  'components/List/List': forwarding('ul', (props) => (
    <List {...props}>
      <ListRow title="Cash" />
    </List>
  )),
  'components/ListRow/ListRow': forwarding('li', (props) => <ListRow {...props} title="Cash" />),
  'components/LoadingOverlay/LoadingOverlay': forwarding('div', (props) => <LoadingOverlay {...props} busy />),
  'components/Notice/Notice': forwarding('div', (props) => <Notice {...props}>Text</Notice>),
  'components/ProgressBar/ProgressBar': forwarding('div', (props) => <ProgressBar {...props} value={1} label="Sending" />),
  'components/ProgressRing/ProgressRing': forwarding('div', (props) => <ProgressRing {...props} value={25} label="In progress" />),
  'components/QrCode/QrCode': forwarding('div', (props) => <QrCode {...props} value="a" label="QR code" />),
  'components/Section/Section': forwarding('section', (props) => (
    <Section {...props} title="Title">
      Text
    </Section>
  )),
  'components/Skeleton/Skeleton': forwarding('div', (props) => <Skeleton {...props} />),
  'components/Spinner/Spinner': forwarding('svg', (props) => <Spinner {...props} />),
  'components/StatusBadge/StatusBadge': forwarding('span', (props) => <StatusBadge {...props} status="pending" />),
  'components/Toast/Toast': forwarding('div', (props) => <Toast {...props} text="Copied" onClose={ignore} />),
};
