export { type AccessIssue, accessIssueOf, type AccessRefused } from '../access/AccessIssue.ts';
export { AccessIssueNotice, type AccessIssueNoticeProps, type AccessTargets } from '../access/AccessIssueNotice.tsx';
export { accessTexts } from '../access/access.texts.ts';
export { type AccessPlace, type AccessWords, describeAccessIssue } from '../access/describeAccessIssue.ts';
export { CodeStep, type CodeStepProps } from './CodeStep.tsx';
export type { DeliveryFailure, SentCode } from './SentCode.ts';
export { codeStepTexts } from './codeStep.texts.ts';
