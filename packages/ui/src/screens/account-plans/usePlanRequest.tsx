import { useState, type ReactNode } from 'react';
import { CallOutcomeDialog } from '../../patterns/ErrorDialog/CallOutcomeDialog.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import { useTexts } from '../../texts/Texts.tsx';
import type { PlanKey, RequestPlan, PromptShown } from './AccountPlans.types.ts';
import { accountPlansTexts } from './accountPlans.texts.ts';

type PlanRequest = {
  readonly busyKey: PlanKey | null;
  readonly request: (key: PlanKey) => void;
  readonly dialog: ReactNode;
};

/** Sends one request at a time and shows its outcome in a dialog (PLAN-013, D-PLAN-12). */
export function usePlanRequest(onRequest: RequestPlan): PlanRequest {
  const texts = useTexts(accountPlansTexts);
  const [requestedPlan, setRequestedPlan] = useState<PlanKey | null>(null);
  const { busy, outcome, submitOnce, dismiss } = useSubmitOnce<CallOutcome<never, PromptShown>>();
  const request = (key: PlanKey): void => {
    void submitOnce(() => {
      setRequestedPlan(key);
      return onRequest(key);
    });
  };
  const dialog = outcome === null || outcome.kind === 'prompted' ? null : <CallOutcomeDialog {...{ outcome, texts }} onClose={dismiss} />;
  return { busyKey: busy ? requestedPlan : null, request, dialog };
}
