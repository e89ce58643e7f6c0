import type { Money } from '@wallet/core/money/money';
import type { TransferSummary } from '@wallet/ui/patterns/transfer/Transfer.types';
import type { ParticipantIssues, ParticipantValues } from '@wallet/ui/screens/travel-rule/Participant.types';
import { noParticipant } from '@wallet/ui/screens/travel-rule/noParticipant';
import type {
  FeeIssues,
  FeeValues,
  RecipientIssues,
  RecipientValues,
  TravelRuleSendStep,
} from '@wallet/ui/screens/travel-rule/TravelRuleSendScreen.types';

export type TravelRuleSendEvent =
  /** The address was asked about (TRS-003). */
  | { readonly name: 'asked'; readonly values: RecipientValues; readonly amount: Money; readonly isUnderTravelRule: boolean }
  | { readonly name: 'reviewed'; readonly isConfirmedByEmail: boolean }
  /** Something of step 1 was refused in step 2; what step 2 held is kept (D-TRS-12). */
  | {
      readonly name: 'recipientRefused';
      readonly issues: RecipientIssues;
      readonly participant?: { readonly values: ParticipantValues; readonly issues: ParticipantIssues };
      readonly fee?: FeeValues;
    }
  | {
      readonly name: 'prepared';
      readonly values: FeeValues;
      readonly summary: TransferSummary;
      readonly phone: string;
      readonly resendAt: number;
    }
  | { readonly name: 'resent'; readonly resendAt: number }
  /** The final send was refused: back to the fee. */
  | { readonly name: 'refused'; readonly issues: FeeIssues; readonly message?: string }
  | { readonly name: 'sent'; readonly detailsHref: string }
  | { readonly name: 'wentBack'; readonly to: number };

/** The step on the screen, and what was typed, which going back brings again (D-TRS-33). */
export type TravelRuleSendFlow = {
  readonly step: TravelRuleSendStep;
  readonly recipient: RecipientValues;
  readonly amount: Money | null;
  readonly participant: { readonly values: ParticipantValues; readonly issues: ParticipantIssues };
  readonly fee: FeeValues;
  readonly summary: TransferSummary | null;
};

const noRecipient: RecipientValues = { address: '', amount: '', comment: '' };

/** The fee is 'average' when the form opens (SEND-007). */
export const firstTravelRuleSend: TravelRuleSendFlow = {
  step: { name: 'form', draft: noRecipient, issues: {} },
  recipient: noRecipient,
  amount: null,
  participant: { values: noParticipant, issues: {} },
  fee: { speed: 'average', beneficiaryName: '', beneficiaryCountry: '' },
  summary: null,
};

const depths: Record<TravelRuleSendStep['name'], number> = { form: 0, beneficiary: 1, fee: 1, code: 2, finished: 0, reviewed: 0 };

/** How many steps lie before this one; what has ended has none (D-SEND-28). */
export const depthOf = ({ name }: TravelRuleSendStep): number => depths[name];

function toForm(flow: TravelRuleSendFlow, issues: RecipientIssues): TravelRuleSendFlow {
  return { ...flow, step: { name: 'form', draft: flow.recipient, issues } };
}

function toFee(flow: TravelRuleSendFlow, issues: FeeIssues, message?: string): TravelRuleSendFlow {
  const { amount, fee, recipient } = flow;
  if (amount === null) return flow;
  const said = message === undefined ? {} : { message };
  return { ...flow, step: { name: 'fee', draft: fee, issues, amount, address: recipient.address, ...said } };
}

/** Step 1, then the beneficiary's review or the fee and its code. What has ended has ended: nothing leads back from there. */
export function travelRuleSendFlow(flow: TravelRuleSendFlow, event: TravelRuleSendEvent): TravelRuleSendFlow {
  const { step } = flow;
  switch (event.name) {
    case 'asked': {
      const next = { ...flow, recipient: event.values, amount: event.amount };
      const { values: draft, issues } = flow.participant;
      return event.isUnderTravelRule ? { ...next, step: { name: 'beneficiary', draft, issues } } : toFee(next, {});
    }
    case 'reviewed':
      return { ...flow, step: { name: 'reviewed', isConfirmedByEmail: event.isConfirmedByEmail } };
    case 'recipientRefused':
      return toForm({ ...flow, participant: event.participant ?? flow.participant, fee: event.fee ?? flow.fee }, event.issues);
    case 'prepared': {
      const { phone, summary, resendAt, values } = event;
      return { ...flow, fee: values, summary, step: { name: 'code', phone, summary, resendAt } };
    }
    case 'resent':
      return step.name === 'code' ? { ...flow, step: { ...step, resendAt: event.resendAt } } : flow;
    case 'refused':
      return toFee(flow, event.issues, event.message);
    case 'sent':
      return flow.summary === null ? flow : { ...flow, step: { name: 'finished', summary: flow.summary, detailsHref: event.detailsHref } };
    case 'wentBack':
      if (depthOf(step) <= event.to) return flow;
      return event.to === 0 ? toForm(flow, {}) : toFee(flow, {});
  }
}
