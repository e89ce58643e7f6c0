import { brakeQuestion, type BrakeQuestion } from '@wallet/contract/payee/brake';
import { TransferPauseDialog, type TransferQuestion } from '@wallet/ui/patterns/TransferPause';
import { ApiError, toLoadFailure } from '../../api/errors.ts';
import type { BrakeAnswer, BrakeOutcome, BrakePrompt } from '../../api/prompts.ts';
import { paths } from '../../routing/paths.ts';
import { waitUntilClosed } from '../waitUntilClosed.ts';

const isKnown = <Word extends string>(word: Word): word is Exclude<Word, 'unknown'> => word !== 'unknown';

/** Maps the question to the dialog. Reasons and purposes unknown to this version have no text and are left out. */
export const toTransferQuestion = ({ reasons, purposes, pause_seconds: seconds }: BrakeQuestion): TransferQuestion => ({
  reasons: reasons.filter(isKnown),
  purposes: purposes.filter(isKnown),
  seconds,
});

function showBrakeDialog<T>(question: BrakeQuestion, send: (answer: BrakeAnswer) => Promise<T>): Promise<BrakeOutcome<T>> {
  return waitUntilClosed<BrakeOutcome<T>>({ kind: 'cancelled' }, (finish, onOpenChange) => (
    <TransferPauseDialog
      question={toTransferQuestion(question)}
      onOpenChange={onOpenChange}
      onHold={async (purpose) => {
        try {
          finish({ kind: 'sent', answer: await send({ brake_id: question.id, purpose }) });
        } catch (error) {
          // Without a response the customer can send it again from here. Any other error is left to the form.
          if (error instanceof ApiError) return { kind: 'failed', failure: toLoadFailure(error) };
          finish({ kind: 'threw', error });
        }
        return { kind: 'done' };
      }}
      onContactSupport={() => {
        finish({ kind: 'cancelled' });
        location.assign(paths.support.to());
      }}
    />
  ));
}

/** The dialog about an unusual transfer (BRAKE-003). */
export const createBrakePrompt = (): BrakePrompt => ({
  ask: async (brake, send) => {
    const question = brakeQuestion.safeParse(brake);
    if (!question.success) return { kind: 'threw', error: new ApiError('unreadable') };
    return showBrakeDialog(question.data, send);
  },
});
