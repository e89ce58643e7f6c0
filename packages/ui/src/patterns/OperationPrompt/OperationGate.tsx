import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Page } from '../../foundations/Page/Page.tsx';
import { Turning } from '../../foundations/Turning/Turning.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { AppHeader } from '../AppHeader/AppHeader.tsx';
import { LoadFailed } from '../PageStates/LoadFailed.tsx';
import type { LoadFailure } from '../PageStates/PageState.ts';
import { operationPromptTexts } from './operationPrompt.texts.ts';
import { OperationPromptDialog, type OperationPromptDialogProps } from './OperationPromptDialog.tsx';

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
  readonly operation: GatedOperation;
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
          <Turning size={40} />
        </Dialog>
      ) : null}
      {state.kind === 'denied' ? <OperationPromptDialog prompt={state.prompt} hrefs={hrefs} onOpenChange={onLeave} /> : null}
    </>
  );
}
