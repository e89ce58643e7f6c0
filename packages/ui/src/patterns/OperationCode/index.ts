export { OperationCode, type OperationCodeOutcome, type OperationCodeProps } from './OperationCode.tsx';
