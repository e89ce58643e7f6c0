import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { shareIcon } from '../../foundations/Icon/glyphs/shareIcon.ts';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { FilledPage } from '../../patterns/FilledPage/FilledPage.tsx';
import { OperationColumns } from '../../patterns/OperationAside/OperationColumns.tsx';
import { LoadFailed } from '../../patterns/PageStates/LoadFailed.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { ReceiveDetails } from './ReceiveDetails.tsx';
import type { ReceiveScreenProps } from './ReceiveScreen.types.ts';
import { receiveTexts } from './receive.texts.ts';

/** Shows the account's address, as a code and as text, for others to send coins to (RCV-002 to RCV-013). */
export function ReceiveScreen({ page, view = 'usual', onBack, largeCodeHref, supportHref, onShare }: ReceiveScreenProps) {
  const texts = useTexts(receiveTexts);
  const address = page.kind === 'ready' && page.content.address.kind === 'ready' ? page.content.address.text : null;
  return (
    <>
      <AppHeader
        title={page.kind === 'ready' ? texts.title(page.content.code) : texts.untitled}
        onBack={onBack}
        action={
          address === null || onShare === undefined ? undefined : (
            <IconButton label={texts.share} icon={shareIcon} iconSize={24} onClick={() => onShare(address)} />
          )
        }
      />
      <FilledPage aria-busy={page.kind === 'loading' || undefined}>
        <OperationColumns aside={{ operation: 'receive' }} title={texts.untitled}>
          {page.kind === 'failed' ? <LoadFailed failure={page.failure} onRetry={page.onRetry} /> : null}
          {page.kind === 'loading' ? <Skeleton variant="card" label={texts.loading} /> : null}
          {page.kind === 'ready' ? <ReceiveDetails content={page.content} {...{ view, largeCodeHref, supportHref, onShare }} /> : null}
        </OperationColumns>
      </FilledPage>
    </>
  );
}
