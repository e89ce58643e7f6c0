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
import { Flag } from '../components/PhoneField/Flag.tsx';
import { ProgressBar } from '../components/ProgressBar/ProgressBar.tsx';
import { ProgressRing } from '../components/ProgressRing/ProgressRing.tsx';
import { QrCode } from '../components/QrCode/QrCode.tsx';
import { Section } from '../components/Section/Section.tsx';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { Spinner } from '../components/Spinner/Spinner.tsx';
import { WaitingTime } from '../components/Timer/WaitingTime.tsx';
import { StatusBadge } from '../components/StatusBadge/StatusBadge.tsx';
import { Toast } from '../components/Toast/Toast.tsx';
import { historyIcon } from '../foundations/Icon/icons.ts';
import { createAssemblySample, createForwardingSample, noop, type Samples } from './Sample.ts';

export const displaySamples: Samples = {
  'components/AccordionRow/AccordionRow': createForwardingSample('li', (props) => (
    <AccordionRow {...props} open={false} onOpenChange={noop} title="Bitcoin">
      Actions
    </AccordionRow>
  )),
  'components/Allocation/Allocation': createForwardingSample('figure', (props) => (
    <Allocation {...props} label="Allocation" shares={[{ label: 'Cash', percent: 100, text: '100%' }]} />
  )),
  'components/Avatar/Avatar': createForwardingSample('span', (props) => <Avatar {...props} name="Alice Berg" />),
  'components/Badge/Badge': createForwardingSample('span', (props) => <Badge {...props}>New</Badge>),
  'components/BotCheckNotice/BotCheckNotice': createForwardingSample('p', (props) => <BotCheckNotice {...props} service="other" />),
  'components/Card/Card': createForwardingSample('div', (props) => <Card {...props}>Text</Card>),
  'components/Carousel/Carousel': createForwardingSample('section', (props) => (
    <Carousel {...props} label="Slides" value={0} onValueChange={noop}>
      {[<p key="one">One</p>, <p key="two">Two</p>]}
    </Carousel>
  )),
  'components/CompanyMark/CompanyMark': createForwardingSample('span', (props) => (
    <CompanyMark {...props} name="Rosen Robotics" logo={null} />
  )),
  'components/CopyBox/CopyBox': createForwardingSample('button', (props) => <CopyBox {...props} label="Code" value="A1" copyText="A1" />),
  'components/CopyRow/CopyRow': createForwardingSample('li', (props) => (
    <CopyRow {...props} label="BIC" value="HALDLT22" copyText="HALDLT22" />
  )),
  'components/CriteriaChips/CriteriaChips': createForwardingSample('ul', (props) => (
    <CriteriaChips {...props} label="Password" criteria={[]} />
  )),
  'components/DetailList/DetailList': createForwardingSample('dl', (props) => (
    <DetailList {...props} items={[{ label: 'Date', value: 'Today' }]} />
  )),
  'components/EmptyState/EmptyState': createForwardingSample('div', (props) => (
    <EmptyState {...props} icon={historyIcon} title="Nothing yet" />
  )),
  'components/ErrorState/ErrorState': createForwardingSample('div', (props) => (
    <ErrorState {...props} title="Failed" action={<a href="#again">Again</a>} />
  )),
  'components/FileRow/FileRow': createForwardingSample('li', (props) => <FileRow {...props} fileName="a.pdf" size="1 MB" />),
  'components/GrowthLine/GrowthLine': createForwardingSample('figure', (props) => (
    <GrowthLine {...props} direction="up" label="Price" from="€1" to="€2" />
  )),
  'components/LimitMeter/LimitMeter': createForwardingSample('div', (props) => (
    <LimitMeter {...props} label="Daily" left="€1.00 left" usedPercent={1} />
  )),
  'components/LineChart/LineChart': createForwardingSample('div', (props) => (
    <LineChart {...props} points={[0, 0.5, 1]} label="Price, from €10 to €12" />
  )),
  'components/LinkRow/LinkRow': createForwardingSample('li', (props) => <LinkRow {...props} title="About" href="#about" />),
  'components/List/List': createForwardingSample('ul', (props) => (
    <List {...props}>
      <ListRow title="Cash" />
    </List>
  )),
  'components/ListRow/ListRow': createForwardingSample('li', (props) => <ListRow {...props} title="Cash" />),
  'components/LoadingOverlay/LoadingOverlay': createForwardingSample('div', (props) => <LoadingOverlay {...props} busy />),
  'components/Notice/Notice': createForwardingSample('div', (props) => <Notice {...props}>Text</Notice>),
  'components/PhoneField/Flag': createAssemblySample(<Flag country="LT" />),
  'components/ProgressBar/ProgressBar': createForwardingSample('div', (props) => <ProgressBar {...props} value={1} label="Sending" />),
  'components/ProgressRing/ProgressRing': createForwardingSample('div', (props) => (
    <ProgressRing {...props} value={25} label="In progress" />
  )),
  'components/QrCode/QrCode': createForwardingSample('div', (props) => <QrCode {...props} value="a" label="QR code" />),
  'components/Section/Section': createForwardingSample('section', (props) => (
    <Section {...props} title="Title">
      Text
    </Section>
  )),
  'components/Skeleton/Skeleton': createForwardingSample('div', (props) => <Skeleton {...props} />),
  'components/Spinner/Spinner': createForwardingSample('svg', (props) => <Spinner {...props} />),
  'components/Timer/WaitingTime': createAssemblySample(<WaitingTime of={{ seconds: 60 }}>{(seconds) => `${seconds} s`}</WaitingTime>),
  'components/StatusBadge/StatusBadge': createForwardingSample('span', (props) => <StatusBadge {...props} status="pending" />),
  'components/Toast/Toast': createForwardingSample('div', (props) => <Toast {...props} text="Copied" onClose={noop} />),
};
