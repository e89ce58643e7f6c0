import { findPaymentCoin } from '@wallet/core/payment/paymentRequest';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { shareIcon, receiveIcon, copyIcon } from '../../foundations/Icon/icons.ts';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { FilledPage } from '../../patterns/FilledPage/FilledPage.tsx';
import { OperationColumns } from '../../patterns/OperationForm/OperationColumns.tsx';
import { LoadFailed } from '../../patterns/PageStates/LoadFailed.tsx';
import { useOpenPart } from '../../patterns/parts/useOpenPart.ts';
import { RetryButton } from '../../patterns/PageStates/RetryButton.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { ReceiveScreenProps, ReceiveContent } from './ReceiveScreen.types.ts';
import { receiveTexts } from './receive.texts.ts';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { lazy, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Part } from '../../foundations/parts/Part.tsx';
import { loadPart } from '../../foundations/parts/loadPart.ts';
import { CopyBox } from '../../components/CopyBox/CopyBox.tsx';
import { RecipientAddress } from '../../components/RecipientAddress/RecipientAddress.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { createScreen } from '../../foundations/screen/createScreen.tsx';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';

const QrCode = lazy(async () => ({ default: (await loadPart(() => import('../../components/QrCode/QrCode.tsx'))).QrCode }));

const loadRequest = () => import('./RequestSheet.tsx');
const RequestSheet = lazy(async () => ({ default: (await loadPart(loadRequest)).RequestSheet }));

// Reserves the space of the code and its padding while the encoder loads.
const StyledCode = styled.div`
  display: grid;
  place-items: center;
  min-block-size: calc(var(--primitive-size-qr) + 2 * var(--primitive-space-24) + 2px);

  /* The large code is as wide as the page. */
  &[data-size='lg'] {
    aspect-ratio: 1;
  }

  > a {
    display: block;
    max-inline-size: 100%;
  }
`;

type ReceiveAddressCardProps = Pick<ReceiveScreenProps, 'onShare'> & {
  readonly address: string;
  readonly content: ReceiveContent;
  readonly view: 'usual' | 'legacy';
  readonly largeCodeHref: string;
  /** Notices about the network. */
  readonly children: ReactNode;
};

/** Shows the address as a code to scan and in a box to copy. The legacy view has a large code, and a heading for each part. */
function ReceiveAddressCard({ address, content, view, largeCodeHref, onShare, children }: ReceiveAddressCardProps) {
  const texts = useTexts(receiveTexts);
  const [isRequesting, setIsRequesting] = useState(false);
  const { openPart } = useOpenPart();
  const box = useRef<HTMLButtonElement>(null);
  const { network } = content;
  const addressOn = typeof network === 'string' ? texts.addressOn[network] : texts.addressOn.other({ network: network.name });
  const coin = findPaymentCoin(content.code);
  const code = (
    <QrCode value={address} label={texts.qrLabel({ address })} asset={coin?.currencyCode} size={view === 'legacy' ? 'lg' : 'md'} />
  );
  const copyBox = (label: string) => (
    <CopyBox ref={box} label={label} value={<RecipientAddress address={address} />} copyText={address} copyLabel={texts.copied} />
  );
  const hint = (
    <Text as="p" tone="secondary" align="center">
      {texts.scanHint}
    </Text>
  );
  if (view === 'legacy')
    return (
      <OperationColumns>
        <Section title={texts.address}>
          {copyBox(addressOn)}
          {children}
        </Section>
        <Section title={texts.qrCode}>
          {hint}
          <StyledCode data-size="lg">
            <Part waiting={texts.loading}>{code}</Part>
          </StyledCode>
        </Section>
      </OperationColumns>
    );
  return (
    <OperationColumns
      aside={
        <StickyActions>
          <Button fullWidth onClick={() => box.current?.click()}>
            <Icon glyph={copyIcon} />
            {texts.copyAddress}
          </Button>
          {coin === undefined ? null : (
            <Button variant="quiet" fullWidth onClick={() => openPart(loadRequest, () => setIsRequesting(true))}>
              {texts.request}
            </Button>
          )}
        </StickyActions>
      }
    >
      <StyledCode>
        <Part waiting={texts.loading}>
          <Link href={largeCodeHref} aria-label={`${texts.enlarge}: ${texts.qrLabel({ address })}`}>
            {code}
          </Link>
        </Part>
      </StyledCode>
      {hint}
      {copyBox(addressOn)}
      {children}
      {isRequesting ? (
        <Part>
          <RequestSheet {...{ address, onShare }} code={content.code} decimals={content.decimals} onClose={() => setIsRequesting(false)} />
        </Part>
      ) : null}
    </OperationColumns>
  );
}

type ReceiveDetailsProps = Pick<ReceiveScreenProps, 'largeCodeHref' | 'supportHref' | 'onShare'> & {
  readonly content: ReceiveContent;
  readonly view: 'usual' | 'legacy';
};

/** Shows the address with notices about the network, or why there is no address. */
function ReceiveDetails({ content, view, largeCodeHref, supportHref, onShare }: ReceiveDetailsProps) {
  const texts = useTexts(receiveTexts);
  const { code, address, network, isStablecoin } = content;
  const onlyTexts = { bitcoin: texts.bitcoinOnly, ethereum: texts.ethereumOnly };
  switch (address.kind) {
    case 'notAllowed':
      return (
        <Notice kind="warning">
          {texts.notAllowed({ symbol: code })}
          <Link href={supportHref}>{texts.supportService}</Link>
        </Notice>
      );
    case 'creating':
      return <EmptyState icon={receiveIcon} title={texts.creating} action={<RetryButton onClick={address.onRetry} />} />;
    case 'ready':
      return (
        <ReceiveAddressCard address={address.text} {...{ content, view, largeCodeHref, onShare }}>
          <Notice kind="warning">{typeof network === 'string' ? onlyTexts[network] : texts.otherOnly({ network: network.name })}</Notice>
          {isStablecoin ? <Notice kind="info">{texts.limited}</Notice> : null}
        </ReceiveAddressCard>
      );
  }
}

/** Shows the account's address, as a code and as text, for others to send coins to (RCV-002 to RCV-013). */
export const ReceiveScreen = createScreen(function ReceiveScreen({
  page,
  view = 'usual',
  onBack,
  largeCodeHref,
  supportHref,
  onShare,
}: ReceiveScreenProps) {
  const texts = useTexts(receiveTexts);
  const address = page.kind === 'ready' && page.content.address.kind === 'ready' ? page.content.address.text : null;
  return (
    <>
      <AppHeader
        title={page.kind === 'ready' ? texts.title({ code: page.content.code }) : texts.untitled}
        onBack={onBack}
        action={
          address === null || onShare === undefined ? undefined : (
            <IconButton label={texts.share} icon={shareIcon} iconSize={24} onClick={() => onShare(address)} />
          )
        }
      />
      <FilledPage aria-busy={page.kind === 'loading' || undefined}>
        {page.kind === 'failed' ? <LoadFailed failure={page.failure} onRetry={page.onRetry} /> : null}
        {page.kind === 'loading' ? <Skeleton variant="card" label={texts.loading} /> : null}
        {page.kind === 'ready' ? <ReceiveDetails content={page.content} {...{ view, largeCodeHref, supportHref, onShare }} /> : null}
      </FilledPage>
    </>
  );
});
