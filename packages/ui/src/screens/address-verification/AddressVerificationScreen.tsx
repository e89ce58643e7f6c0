import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { completedIcon, documentIcon, uploadIcon, verifiedIcon, checkIcon, closeIcon } from '../../foundations/Icon/icons.ts';
import { Text } from '../../foundations/Text/Text.tsx';
import { useIsWide } from '../../patterns/AppFrame/useIsWide.ts';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { DocumentUpload, type DocumentUploadProps, type FilesRefused } from '../../patterns/DocumentUpload/DocumentUpload.tsx';
import { MessageDialog } from '../../patterns/ErrorDialog/MessageDialog.tsx';
import { FilledPage } from '../../patterns/FilledPage/FilledPage.tsx';
import { RailedColumns } from '../../patterns/SectionRail/RailedColumns.tsx';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { addressVerificationTexts } from './addressVerification.texts.ts';
import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { createScreen, type ScreenProps } from '../../foundations/screen/createScreen.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';

/** Verification status of the customer's address. `rejected` and `expired` require new documents (D-ADDR-11). */
export type AddressStatus = 'notVerified' | 'rejected' | 'expired' | 'pending' | 'verified';

/** Another tab has already sent the documents; the status shows the rest (D-ADDR-16). */
export type AlreadySent = { readonly kind: 'alreadySent' };

export type AddressVerificationScreenProps = ScreenProps<'afterForm'> & {
  /** Null while it is unknown (ADDR-011). */
  readonly status: AddressStatus | null;
  /** True once the documents are stored, whatever the status (ADDR-015). */
  readonly sent: boolean;
  /** Resolves after the new status has been requested (ADDR-014). */
  readonly onSend: (...args: Parameters<DocumentUploadProps['onSend']>) => Promise<CallOutcome<never, FilesRefused | AlreadySent>>;
  /** Aborts the running upload; nothing is stored (D-ADDR-14). */
  readonly onStop: () => void;
  /** The customer pressed the back button. */
  readonly onBack: () => void;
  /** The home page of a customer. */
  readonly assetsHref: string;
};

const StyledDocuments = styled(Card)`
  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--primitive-space-8) var(--primitive-space-16);
    margin: var(--primitive-space-12) 0 0;
    padding: 0;
    list-style: none;
    font: var(--semantic-typography-body-sm);
  }
  ul + ul {
    grid-template-columns: minmax(0, 1fr);
    padding-block-start: var(--primitive-space-12);
    border-block-start: 1px solid var(--component-row-divider);
  }
  li {
    display: flex;
    gap: var(--primitive-space-8);
  }
  svg {
    flex: none;
    color: var(--semantic-color-status-positive-icon);
  }
  [data-restricted] svg {
    color: var(--semantic-color-text-negative);
  }
`;

/** Lists which documents prove an address and which do not (ADDR-001 to ADDR-004). */
function AcceptedDocuments() {
  const texts = useTexts(addressVerificationTexts);
  return (
    <StyledDocuments>
      <Heading level={2} type="title-sm">
        {texts.lead}
      </Heading>
      <ul>
        {texts.accepted.map((name) => (
          <li key={name}>
            <Icon glyph={checkIcon} size={20} />
            {name}
          </li>
        ))}
      </ul>
      <ul data-restricted>
        {[texts.restricted, texts.wholePages].map((sentence) => (
          <li key={sentence}>
            <Icon glyph={closeIcon} size={20} />
            {sentence}
          </li>
        ))}
      </ul>
    </StyledDocuments>
  );
}

/** `uploading` covers choosing and sending the files; the upload itself knows which of the two it is doing (D-ADDR-08). */
type AddressVerificationState = 'waitingForStatus' | 'filesUploaded' | 'uploading';

/** Returns the state of the page (ADDR-011, ADDR-015, ADDR-026, D-ADDR-08). */
export function getAddressVerificationState(status: AddressStatus | null, sent: boolean): AddressVerificationState {
  if (status === null) return 'waitingForStatus';
  return sent || status === 'pending' || status === 'verified' ? 'filesUploaded' : 'uploading';
}

/** Maximum number of files per upload (ADDR-006). */
const MAX_FILES = 10;

/** Verifies an address by documents: the accepted ones, the upload and the review (ADDR-001 to ADDR-026). */
export const AddressVerificationScreen = createScreen(function AddressVerificationScreen({
  status,
  sent,
  onSend,
  onStop,
  onBack,
  assetsHref,
}: AddressVerificationScreenProps) {
  const texts = useTexts(addressVerificationTexts);
  const [sending, setSending] = useState(false);
  const [isConfirmingStop, setConfirmingStop] = useState(false);
  const [isSentShown, setSentShown] = useState(false);
  const state = getAddressVerificationState(status, sent);

  const send: DocumentUploadProps['onSend'] = async (files, onProgress) => {
    setSending(true);
    const outcome = await onSend(files, onProgress);
    setSending(false);
    setConfirmingStop(false);
    setSentShown(outcome.kind === 'done');
    return outcome.kind === 'alreadySent' ? { kind: 'done' } : outcome;
  };
  const stop = (): void => {
    setConfirmingStop(false);
    onStop();
    onBack();
  };
  return (
    <>
      <AppHeader title={texts.title} onBack={sending ? () => setConfirmingStop(true) : onBack} />
      <FilledPage>
        <RailedColumns current="profile">
          {state === 'waitingForStatus' ? <Skeleton label={texts.loading} /> : null}
          {state === 'filesUploaded' ? <Uploaded isVerified={status === 'verified'} assetsHref={assetsHref} /> : null}
          {state === 'uploading' ? (
            <>
              <ReuploadReason status={status} />
              <Text tone="secondary">{texts.recent}</Text>
              <AcceptedDocuments />
              <DocumentUpload most={MAX_FILES} label={texts.zone} hint={texts.zoneHint} onSend={send} />
            </>
          ) : null}
        </RailedColumns>
      </FilledPage>
      <Dialog
        open={isConfirmingStop}
        onOpenChange={setConfirmingStop}
        icon={uploadIcon}
        tone="warning"
        title={texts.stopTitle}
        actions={
          <>
            <Button onClick={() => setConfirmingStop(false)}>{texts.proceed}</Button>
            <Button variant="quiet" onClick={stop}>
              {texts.stop}
            </Button>
          </>
        }
      />
      <MessageDialog open={isSentShown} onClose={() => setSentShown(false)} icon={completedIcon} tone="positive" title={texts.sent}>
        {texts.sentText}
      </MessageDialog>
    </>
  );
});

/** Explains why new documents are required (D-ADDR-11). */
function ReuploadReason({ status }: { readonly status: AddressStatus | null }) {
  const texts = useTexts(addressVerificationTexts);
  if (status !== 'rejected' && status !== 'expired') return null;
  return <Notice kind="warning">{texts[status]}</Notice>;
}

function Uploaded({ isVerified, assetsHref }: { readonly isVerified: boolean; readonly assetsHref: string }) {
  const texts = useTexts(addressVerificationTexts);
  const isWide = useIsWide();
  const action = (
    <LinkButton href={assetsHref} fullWidth={!isWide}>
      {texts.toAccounts}
    </LinkButton>
  );
  return (
    <>
      <EmptyState
        size="lg"
        icon={isVerified ? verifiedIcon : documentIcon}
        tone={isVerified ? 'positive' : 'accent'}
        title={isVerified ? texts.verified : texts.checking}
        action={isWide ? action : undefined}
      />
      {isWide ? null : <StickyActions>{action}</StickyActions>}
    </>
  );
}
