import { lazy, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Part } from '../../foundations/parts/Part.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CopyBox } from '../../components/CopyBox/CopyBox.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { copyIcon } from '../../foundations/Icon/glyphs/copyIcon.ts';
import { Text } from '../../foundations/Text/Text.tsx';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { ReceiveContent, ReceiveScreenProps } from './ReceiveScreen.types.ts';
import { receiveTexts } from './receive.texts.ts';

const QrCode = lazy(async () => ({ default: (await import('../../components/QrCode/QrCode.tsx')).QrCode }));

const RequestSheet = lazy(async () => ({ default: (await import('./RequestSheet.tsx')).RequestSheet }));

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
export function ReceiveAddressCard({ address, content, view, largeCodeHref, onShare, children }: ReceiveAddressCardProps) {
  const texts = useTexts(receiveTexts);
  const [isRequesting, setIsRequesting] = useState(false);
  const box = useRef<HTMLButtonElement>(null);
  const code = <QrCode value={address} label={texts.qrLabel(address)} asset={content.code} size={view === 'legacy' ? 'lg' : 'md'} />;
  const copyBox = (label: string) => <CopyBox ref={box} label={label} value={address} copyText={address} copyLabel={texts.copied} />;
  const hint = (
    <Text as="p" tone="secondary" align="center">
      {texts.scanHint}
    </Text>
  );
  if (view === 'legacy')
    return (
      <>
        <Section title={texts.address}>{copyBox(texts.addressOn(content.networkName))}</Section>
        <Section title={texts.qrCode}>
          {hint}
          <StyledCode data-size="lg">
            <Part waiting={texts.loading}>{code}</Part>
          </StyledCode>
        </Section>
        {children}
      </>
    );
  return (
    <>
      <StyledCode>
        <Part waiting={texts.loading}>
          <Link href={largeCodeHref} aria-label={`${texts.enlarge}: ${texts.qrLabel(address)}`}>
            {code}
          </Link>
        </Part>
      </StyledCode>
      {hint}
      {copyBox(texts.addressOn(content.networkName))}
      {children}
      <StickyActions>
        <Button fullWidth onClick={() => box.current?.click()}>
          <Icon glyph={copyIcon} />
          {texts.copyAddress}
        </Button>
        <Button variant="quiet" fullWidth onClick={() => setIsRequesting(true)}>
          {texts.request}
        </Button>
      </StickyActions>
      {isRequesting ? (
        <Part>
          <RequestSheet {...{ address, onShare }} code={content.code} decimals={content.decimals} onClose={() => setIsRequesting(false)} />
        </Part>
      ) : null}
    </>
  );
}
