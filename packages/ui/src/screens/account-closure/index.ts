export { AccountClosureScreen } from './AccountClosureScreen.tsx';
export type { AccountClosureScreenProps, ClosureCode, CodeRequestIssue } from './AccountClosureScreen.types.ts';
export { accountClosureTexts } from './accountClosure.texts.ts';
