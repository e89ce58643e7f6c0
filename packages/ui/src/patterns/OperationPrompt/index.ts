export {
  type GatedOperation,
  OperationGate,
  type OperationGateProps,
  type OperationGateState,
  type OperationPrompt,
  OperationPromptDialog,
  type OperationPromptDialogProps,
} from './OperationGate.tsx';
export { operationPromptTexts } from './operationPrompt.texts.ts';
