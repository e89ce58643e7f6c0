export { type GatedOperation, OperationGate, type OperationGateProps, type OperationGateState } from './OperationGate.tsx';
export { type OperationPrompt, OperationPromptDialog, type OperationPromptDialogProps } from './OperationPromptDialog.tsx';
export { operationPromptTexts } from './operationPrompt.texts.ts';
