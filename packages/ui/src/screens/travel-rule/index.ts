export type {
  OwnDetails,
  ParticipantDetails,
  ParticipantField,
  ParticipantIssues,
  ParticipantRole,
  ParticipantType,
  ParticipantValues,
  ParticipantWallet,
  Vasp,
  Vasps,
} from './Participant.types.ts';
export { SenderScreen } from './SenderScreen.tsx';
export type { SenderContent, SenderScreenProps } from './SenderScreen.types.ts';
export { TravelRuleSendScreen } from './TravelRuleSendScreen.tsx';
export type {
  FeeField,
  FeeIssues,
  FeeSubmitOutcome,
  FeeValues,
  RecipientField,
  RecipientIssues,
  RecipientValues,
  TravelRuleSendContent,
  TravelRuleSendScreenProps,
  TravelRuleSendStep,
} from './TravelRuleSendScreen.types.ts';
export { TravelRuleTransactionScreen } from './TravelRuleTransactionScreen.tsx';
export type {
  Cancellation,
  FeeConfirmOutcome,
  TravelRuleTransactionScreenProps,
  TravelRuleTransfer,
  TravelRuleTransferContent,
  TravelRuleTransferStep,
} from './TravelRuleTransactionScreen.types.ts';
export { noParticipant } from './noParticipant.ts';
export { travelRuleTexts } from './travelRule.texts.ts';
