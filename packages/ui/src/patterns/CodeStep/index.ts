export { type AccessIssue, accessIssueOf, type AccessRefused } from '../access/AccessIssue.ts';
export {
  AccessIssueNotice,
  type AccessIssueNoticeProps,
  type AccessTargets,
  type AccessPlace,
  type AccessWords,
  describeAccessIssue,
} from '../access/AccessIssueNotice.tsx';
export { accessTexts } from '../access/access.texts.ts';
export { CodeStep, type CodeStepProps } from './CodeStep.tsx';
export type { DeliveryFailure, SentCode } from './SentCode.ts';
export { codeStepTexts } from './codeStep.texts.ts';
