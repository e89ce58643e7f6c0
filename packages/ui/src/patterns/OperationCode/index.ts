export { OperationCode, type OperationCodeProps } from './OperationCode.tsx';
export { operationCodeTexts } from './operationCode.texts.ts';
