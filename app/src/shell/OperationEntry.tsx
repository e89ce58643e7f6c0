import { loadPart, Part } from '@wallet/ui/foundations/parts';
import type { GatedOperation, OperationGateState } from '@wallet/ui/patterns/OperationPrompt';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { toLoadFailure } from '../api/errors.ts';
import { useOperations } from '../data/accounts.ts';
import { EXTERNAL_WALLET, getTargets } from '../operations/accounts.ts';
import { readId } from '../operations/page/address.ts';
import { useGoBack } from '../operations/page/history.ts';
import { lazyPart, PageLoading } from '../operations/page/lazyPage.tsx';
import { runWhenNoOverlay } from '../operations/walletUi.ts';
import { useServices, useSession } from '../providers/Services.ts';
import { paths } from '../routing/paths.ts';
import { getEntryPrompt, type OperationPrompt } from '../session/access.ts';

/** Delay, so that a quick response does not flash (D-ACC-11). */
const SHOWN_AFTER_MS = 300;

const loadGate = () => loadPart(() => import('@wallet/ui/patterns/OperationPrompt').then(({ OperationGate }) => OperationGate));
const OperationGate = lazyPart(loadGate);

const hrefs = { kyc: paths.kyc.to(), support: paths.support.to(), addressVerification: paths.addressVerification.to() };

/** Entry of the operations list that an operation of a coin's account needs. Operations of fiat accounts are checked by their pages. */
const entryTypes = { send: 'withdraw', receive: 'topup' } as const;

type Entry = { readonly kind: 'open' } | { readonly kind: 'waiting' } | { readonly kind: 'closed'; readonly state: OperationGateState };

const openEntry: Entry = { kind: 'open' };
const waitingEntry: Entry = { kind: 'waiting' };
const toClosed = (state: OperationGateState): Entry => ({ kind: 'closed', state });
const toDenied = (prompt: OperationPrompt | null): Entry => (prompt === null ? openEntry : toClosed({ kind: 'denied', prompt }));

function useIsSlow(isWaiting: boolean): boolean {
  const { clock } = useServices();
  const [isLong, setLong] = useState(false);
  useEffect(() => (isWaiting ? clock.after(SHOWN_AFTER_MS, () => setLong(true)) : undefined), [clock, isWaiting]);
  return isWaiting && isLong;
}

/** Decided again whenever status, roles or accounts change (D-ACC-14). */
function useEntry(operation: GatedOperation): Entry {
  const session = useSession();
  const accountId = readId(useParams()['accountId']);
  const type = operation === 'send' || operation === 'receive' ? entryTypes[operation] : null;
  const { data, error, refetch } = useOperations({ enabled: type !== null });
  const isLong = useIsSlow(type !== null && data === undefined && error === null);
  if (session === null) return waitingEntry;
  const isPayment = operation !== 'receive';
  if (type === null) return toDenied(getEntryPrompt(session, { isPayment, isOffered: true, hasAccounts: true }));
  if (data === undefined) {
    if (error === null) return isLong ? toClosed({ kind: 'checking' }) : waitingEntry;
    return toClosed({ kind: 'failed', failure: toLoadFailure(error), onRetry: () => void refetch() });
  }
  const isKnown = data.accounts.some(({ id }) => id === accountId);
  const isOffered = !isKnown || accountId === null || getTargets(data, type, accountId).includes(EXTERNAL_WALLET);
  return toDenied(getEntryPrompt(session, { isPayment, isOffered, hasAccounts: data.accounts.length > 0 }));
}

export type OperationEntryProps = { readonly operation: GatedOperation; readonly children: ReactNode };

/** Guards the entry of an operation: waits for the accounts, then shows the operation or what blocks it (ACC-009 to ACC-011). */
export function OperationEntry({ operation, children }: OperationEntryProps) {
  const entry = useEntry(operation);
  const { pathname } = useLocation();
  const goBack = useGoBack(paths.assets.to());
  const [hasLeft, setLeft] = useState(false);
  if (entry.kind === 'open') return children;
  if (entry.kind === 'waiting') return <PageLoading />;
  const leave = (): void => {
    setLeft(true);
    runWhenNoOverlay(() => {
      // A link in the prompt has already navigated.
      if (location.pathname === pathname) goBack();
    });
  };
  return (
    <Part waiting={<PageLoading />}>
      <OperationGate operation={operation} state={hasLeft ? { kind: 'left' } : entry.state} hrefs={hrefs} onLeave={leave} />
    </Part>
  );
}
