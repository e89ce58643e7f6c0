export { OperationCode, type OperationCodeProps } from './OperationCode.tsx';
