export { OperationCode, type OperationCodeOutcome, type OperationCodeProps } from './OperationCode.tsx';
export { operationCodeTexts } from './operationCode.texts.ts';
