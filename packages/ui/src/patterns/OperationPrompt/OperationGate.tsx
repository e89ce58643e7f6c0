import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Page } from '../../foundations/Page/Page.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { AppHeader } from '../AppHeader/AppHeader.tsx';
import { LoadFailed } from '../PageStates/LoadFailed.tsx';
import type { LoadFailure } from '../PageStates/PageState.ts';
import { operationPromptTexts } from './operationPrompt.texts.ts';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { addressIcon, alertIcon, identityIcon, pendingIcon } from '../../foundations/Icon/icons.ts';
import type { DialogElementProps } from '../../foundations/overlay/Overlay.tsx';
import type { OverlayProps } from '../../foundations/overlay/useModalDialog.ts';

/** What blocks an operation. */
export type OperationPrompt = 'completeRegistration' | 'serviceNotAvailable' | 'confirmAddress' | 'addressPending';

export type OperationPromptDialogProps = DialogElementProps &
  OverlayProps & {
    /** What blocks the operation. */
    readonly prompt: OperationPrompt;
    /** Targets of the ways out. */
    readonly hrefs: { readonly kyc: string; readonly support: string; readonly addressVerification: string };
  };

const looks = {
  completeRegistration: { icon: identityIcon, tone: 'accent' },
  serviceNotAvailable: { icon: alertIcon, tone: 'negative' },
  confirmAddress: { icon: addressIcon, tone: 'accent' },
  addressPending: { icon: pendingIcon, tone: 'warning' },
} as const;

/** Explains why an operation is blocked and offers a way out (HOME-035 to HOME-038). */
export function OperationPromptDialog({ prompt, hrefs, ...overlay }: OperationPromptDialogProps) {
  const texts = useTexts(operationPromptTexts);
  const close = (): void => overlay.onOpenChange?.(false);
  const { title, text } = texts[prompt];
  const quiet = (words: string) => (
    <Button variant="quiet" onClick={close}>
      {words}
    </Button>
  );
  const actions: Record<OperationPrompt, ReactNode> = {
    completeRegistration: (
      <>
        <LinkButton href={hrefs.kyc}>{texts.proceed}</LinkButton>
        {quiet(texts.later)}
      </>
    ),
    serviceNotAvailable: (
      <>
        <LinkButton href={hrefs.support}>{texts.contactSupport}</LinkButton>
        {quiet(texts.close)}
      </>
    ),
    confirmAddress: (
      <>
        <LinkButton href={hrefs.addressVerification}>{texts.confirmNow}</LinkButton>
        {quiet(texts.later)}
      </>
    ),
    addressPending: <Button onClick={close}>{texts.understood}</Button>,
  };
  return (
    <Dialog {...overlay} {...looks[prompt]} title={title} actions={actions[prompt]}>
      {text === '' ? undefined : text}
    </Dialog>
  );
}

export type GatedOperation = keyof (typeof operationPromptTexts)['gates'];

/**
 * What is shown in place of the operation: a long check, what blocks it, or a failure. `left` means that the prompt was closed and the page
 * is being left.
 */
export type OperationGateState =
  | { readonly kind: 'checking' | 'left' }
  | (Pick<OperationPromptDialogProps, 'prompt'> & { readonly kind: 'denied' })
  | { readonly kind: 'failed'; readonly failure: LoadFailure; readonly onRetry: () => void };

export type OperationGateProps = Pick<OperationPromptDialogProps, 'hrefs'> & {
  /** The operation that is checked. */
  readonly operation: GatedOperation;
  /** What is known about it. */
  readonly state: OperationGateState;
  /** Leaves the route, from the header or by closing the dialog. */
  readonly onLeave: () => void;
};

/** Replaces the screen of an operation until the customer may use it (ACC-009, ACC-010, D-ACC-08, D-ACC-11). */
export function OperationGate({ operation, state, hrefs, onLeave }: OperationGateProps) {
  const { gates, checkingAccess } = useTexts(operationPromptTexts);
  return (
    <>
      <AppHeader title={gates[operation]} onBack={onLeave} />
      <Page aria-busy={state.kind === 'checking' || undefined}>
        {state.kind === 'failed' ? <LoadFailed failure={state.failure} onRetry={state.onRetry} /> : null}
      </Page>
      {state.kind === 'checking' ? (
        <Dialog title={checkingAccess} closable={false} onMustAnswer={onLeave}>
          <Spinner size={40} />
        </Dialog>
      ) : null}
      {state.kind === 'denied' ? <OperationPromptDialog prompt={state.prompt} hrefs={hrefs} onOpenChange={onLeave} /> : null}
    </>
  );
}
