export { AccountClosureScreen, type AccountClosureScreenProps, type ClosureCode, type CodeRequestIssue } from './AccountClosureScreen.tsx';
export { accountClosureTexts } from './accountClosure.texts.ts';
