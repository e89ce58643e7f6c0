export { AccountSelect, type AccountSelectProps, type OperationAccount } from './AccountSelect.tsx';
