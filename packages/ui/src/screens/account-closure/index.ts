export { AccountClosureScreen } from './AccountClosureScreen.tsx';
export type { AccountClosureScreenProps, ClosureCode, ClosureOutcome, CodeRequestIssue } from './AccountClosureScreen.types.ts';
