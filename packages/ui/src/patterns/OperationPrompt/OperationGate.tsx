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
 * What is where the operation would: a wait that has become long, what is in the way, or why nothing is known. `left`: the prompt is
 * closed, the page is being left.
 */
export type OperationGateState =
  | { readonly kind: 'checking' | 'left' }
  | (Pick<OperationPromptDialogProps, 'prompt'> & { readonly kind: 'denied' })
  | { readonly kind: 'failed'; readonly failure: LoadFailure; readonly onRetry: () => void };

export type OperationGateProps = Pick<OperationPromptDialogProps, 'hrefs'> & {
  readonly operation: GatedOperation;
  readonly state: OperationGateState;
  /** Leaves the route: by the header, or by closing what stands in the way. */
  readonly onLeave: () => void;
};

/** At the entry of an operation, in place of its screen, until the customer may use it (ACC-009, ACC-010, D-ACC-08, D-ACC-11). */
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
