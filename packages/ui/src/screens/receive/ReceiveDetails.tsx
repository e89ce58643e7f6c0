import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { receiveIcon } from '../../foundations/Icon/glyphs/receiveIcon.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { ReceiveAddressCard } from './ReceiveAddressCard.tsx';
import type { ReceiveContent, ReceiveScreenProps } from './ReceiveScreen.types.ts';
import { receiveTexts } from './receive.texts.ts';

type ReceiveDetailsProps = Pick<ReceiveScreenProps, 'largeCodeHref' | 'supportHref' | 'onShare'> & {
  readonly content: ReceiveContent;
  readonly view: 'usual' | 'legacy';
};

/** Shows the address with notices about the network, or why there is no address. */
export function ReceiveDetails({ content, view, largeCodeHref, supportHref, onShare }: ReceiveDetailsProps) {
  const texts = useTexts(receiveTexts);
  const { code, address, network, isStablecoin } = content;
  switch (address.kind) {
    case 'notAllowed':
      return (
        <Notice kind="warning">
          {texts.notAllowed(code)}
          <Link href={supportHref}>{texts.supportService}</Link>
        </Notice>
      );
    case 'creating':
      return <EmptyState icon={receiveIcon} title={texts.creating} action={<Button onClick={address.onRetry}>{texts.retry}</Button>} />;
    case 'ready':
      return (
        <ReceiveAddressCard address={address.text} {...{ content, view, largeCodeHref, onShare }}>
          <Notice kind="info">{network === 'bitcoin' ? texts.bitcoinOnly : texts.ethereumOnly}</Notice>
          {isStablecoin ? <Notice kind="info">{texts.limited}</Notice> : null}
        </ReceiveAddressCard>
      );
  }
}
