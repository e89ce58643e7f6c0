import { type OperationPrompt, OperationPromptDialog } from '@wallet/ui/patterns/OperationPrompt';
import { paths } from '../routing/paths.ts';
import { openOverlay } from './walletUi.ts';

const hrefs = { kyc: paths.kyc.to(), support: paths.support.to(), addressVerification: paths.addressVerification.to() };

/**
 * Says what stands in the way of an operation (HOME-035 to HOME-038).
 * @param onClose told when the customer closes it without following its way out
 */
export function openOperationPrompt(prompt: OperationPrompt, onClose?: () => void): () => void {
  return openOverlay(<OperationPromptDialog prompt={prompt} hrefs={hrefs} onOpenChange={() => onClose?.()} />);
}
