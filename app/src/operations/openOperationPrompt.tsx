import { type OperationPrompt, OperationPromptDialog } from '@wallet/ui/patterns/OperationPrompt';
import { paths } from '../routing/paths.ts';
import { openOverlay } from './walletUi.ts';

const hrefs = { kyc: paths.kyc.to(), support: paths.support.to(), addressVerification: paths.addressVerification.to() };

/**
 * Shows why an operation is not available (HOME-035 to HOME-038).
 * @param onClose called when the customer closes the prompt without following its link
 */
export function openOperationPrompt(prompt: OperationPrompt, onClose?: () => void): () => void {
  return openOverlay(<OperationPromptDialog prompt={prompt} hrefs={hrefs} onOpenChange={() => onClose?.()} />);
}
