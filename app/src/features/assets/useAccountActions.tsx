import type { Operations } from '@wallet/contract/holdings/accounts';
import { Part } from '@wallet/ui/foundations/parts';
import type { OperationPrompt } from '@wallet/ui/patterns/OperationPrompt';
import type { AccountAction } from '@wallet/ui/screens/assets';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '../../operations/page/lazyPage.tsx';
import { useSession } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';
import { getOperationPrompt } from '../../session/access.ts';
import { type AccountRef, toActionHref } from './assetGroups.ts';

/** Preloaded while the accounts are shown. */
const OperationPromptDialog = lazyPart(async () => (await import('@wallet/ui/patterns/OperationPrompt')).OperationPromptDialog);

const promptHrefs = { kyc: paths.kyc.to(), support: paths.support.to(), addressVerification: paths.addressVerification.to() };

/** A blocked service provider stops payments only (D-SES-22). */
const isPayment = (action: AccountAction): boolean => action !== 'receive' && action !== 'history' && action !== 'info';

/** Opens an action of an account, or prompts why it is not available (D-HOME-09, D-HOME-10). */
export function useAccountActions(operations: Operations | undefined) {
  const session = useSession();
  const navigate = useNavigate();
  const [prompt, setPrompt] = useState<OperationPrompt | null>(null);
  useEffect(() => OperationPromptDialog.preload(), []);
  return {
    act: (account: AccountRef | undefined, action: AccountAction): void => {
      if (account === undefined || session === null) return;
      const href = operations === undefined ? null : toActionHref(account, action, operations);
      const needsAddress = account.kind === 'fiat' && action === 'exchange';
      const found = getOperationPrompt(session, { isPayment: isPayment(action), isOffered: href !== null, needsAddress });
      if (found !== null) setPrompt(found);
      else if (href !== null) void navigate(href);
    },
    /** Explains why the last action is not available. Rendered by the page. */
    prompt:
      prompt === null ? null : (
        <Part>
          <OperationPromptDialog prompt={prompt} hrefs={promptHrefs} onOpenChange={() => setPrompt(null)} />
        </Part>
      ),
  };
}
