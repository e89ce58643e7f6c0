import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { addressIcon, alertIcon, identityIcon, pendingIcon } from '../../foundations/Icon/icons.ts';
import type { DialogElementProps } from '../../foundations/overlay/Overlay.tsx';
import type { OverlayProps } from '../../foundations/overlay/useModalDialog.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { operationPromptTexts } from './operationPrompt.texts.ts';

/** What blocks an operation. */
export type OperationPrompt = 'completeRegistration' | 'serviceNotAvailable' | 'confirmAddress' | 'addressPending';

export type OperationPromptDialogProps = DialogElementProps &
  OverlayProps & {
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
