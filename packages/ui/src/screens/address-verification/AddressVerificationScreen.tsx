import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { completedIcon } from '../../foundations/Icon/glyphs/completedIcon.ts';
import { documentIcon } from '../../foundations/Icon/glyphs/documentIcon.ts';
import { uploadIcon } from '../../foundations/Icon/glyphs/uploadIcon.ts';
import { verifiedIcon } from '../../foundations/Icon/glyphs/verifiedIcon.ts';
import { Text } from '../../foundations/Text/Text.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { DocumentUpload, type DocumentUploadProps } from '../../patterns/DocumentUpload/DocumentUpload.tsx';
import { FilledPage } from '../../patterns/FilledPage/FilledPage.tsx';
import { OperationColumns } from '../../patterns/OperationAside/OperationColumns.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { AcceptedDocuments } from './AcceptedDocuments.tsx';
import type { AddressStatus, AddressVerificationScreenProps } from './AddressVerificationScreen.types.ts';
import { addressVerificationTexts } from './addressVerification.texts.ts';
import { addressVerificationState } from './addressVerificationState.ts';

/** Maximum number of files per upload (ADDR-006). */
const MOST_FILES = 10;

/** Verifies an address by documents: the accepted ones, the upload and the review (ADDR-001 to ADDR-026). */
export function AddressVerificationScreen({ status, sent, onSend, onStop, onBack, assetsHref }: AddressVerificationScreenProps) {
  const texts = useTexts(addressVerificationTexts);
  const [sending, setSending] = useState(false);
  const [asksToStop, setAsksToStop] = useState(false);
  const [tellsSent, setTellsSent] = useState(false);
  const state = addressVerificationState(status, sent);

  const send: DocumentUploadProps['onSend'] = async (files, onProgress) => {
    setSending(true);
    const outcome = await onSend(files, onProgress);
    setSending(false);
    setAsksToStop(false);
    setTellsSent(outcome.kind === 'done');
    return outcome.kind === 'alreadySent' ? { kind: 'done' } : outcome;
  };
  const stop = (): void => {
    setAsksToStop(false);
    onStop();
    onBack();
  };
  return (
    <>
      <AppHeader title={texts.title} onBack={sending ? () => setAsksToStop(true) : onBack} />
      <FilledPage>
        <OperationColumns aside={{ operation: 'address-verification' }} title={texts.title}>
          {state === 'waitingForStatus' ? <Skeleton label={texts.loading} /> : null}
          {state === 'filesUploaded' ? <Uploaded isVerified={status === 'verified'} assetsHref={assetsHref} /> : null}
          {state === 'uploading' ? (
            <>
              <Reason status={status} />
              <Text tone="secondary">{texts.recent}</Text>
              <AcceptedDocuments />
              <DocumentUpload most={MOST_FILES} label={texts.zone} hint={texts.zoneHint} onSend={send} />
            </>
          ) : null}
        </OperationColumns>
      </FilledPage>
      <Dialog
        open={asksToStop}
        onOpenChange={setAsksToStop}
        icon={uploadIcon}
        tone="warning"
        title={texts.stopTitle}
        actions={
          <>
            <Button onClick={() => setAsksToStop(false)}>{texts.proceed}</Button>
            <Button variant="quiet" onClick={stop}>
              {texts.stop}
            </Button>
          </>
        }
      />
      <Dialog
        open={tellsSent}
        onOpenChange={setTellsSent}
        icon={completedIcon}
        tone="positive"
        title={texts.sent}
        actions={<Button onClick={() => setTellsSent(false)}>{texts.understood}</Button>}
      >
        {texts.sentText}
      </Dialog>
    </>
  );
}

/** Explains why new documents are required (D-ADDR-11). */
function Reason({ status }: { readonly status: AddressStatus | null }) {
  const texts = useTexts(addressVerificationTexts);
  if (status !== 'rejected' && status !== 'expired') return null;
  return <Notice kind="warning">{texts[status]}</Notice>;
}

function Uploaded({ isVerified, assetsHref }: { readonly isVerified: boolean; readonly assetsHref: string }) {
  const texts = useTexts(addressVerificationTexts);
  return (
    <EmptyState
      icon={isVerified ? verifiedIcon : documentIcon}
      tone={isVerified ? 'positive' : 'accent'}
      title={isVerified ? texts.verified : texts.checking}
      action={<LinkButton href={assetsHref}>{texts.toAccounts}</LinkButton>}
    />
  );
}
