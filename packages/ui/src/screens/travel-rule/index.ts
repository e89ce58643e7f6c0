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
} from './participant/Participant.types.ts';
export { SenderScreen, type SenderContent, type SenderScreenProps } from './SenderScreen.tsx';
export { TravelRuleSendScreen } from './TravelRuleSendScreen.tsx';
export type {
  FeeField,
  FeeIssues,
  FeeValues,
  RecipientField,
  RecipientIssues,
  RecipientValues,
  TravelRuleSendContent,
  TravelRuleSendScreenProps,
  TravelRuleSendStep,
  StaleData,
} from './TravelRuleSendScreen.types.ts';
export { TravelRuleTransactionScreen } from './TravelRuleTransactionScreen.tsx';
export type {
  Cancellation,
  TravelRuleTransactionScreenProps,
  TravelRuleTransfer,
  TravelRuleTransferContent,
  TravelRuleTransferStep,
  NotEnoughFunds,
} from './TravelRuleTransactionScreen.types.ts';
export { emptyParticipant } from './participant/emptyParticipant.ts';
export { travelRuleTexts } from './travelRule.texts.ts';
