import { Component, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { reportThrown } from '../adapters/monitoring/Monitoring.ts';
import { ApiError, SessionEnd } from '../api/errors.ts';
import { lazyPart } from '../operations/page/lazyPage.tsx';
import { useGoBack } from '../operations/page/history.ts';
import { paths } from './paths.ts';
import { ServicesContext, type Services } from '../providers/Services.ts';
import { visitKeys } from '../storage/keys.ts';
import { MissingPart, Part } from '@wallet/ui/foundations/parts';

/** Rarely shown, so in their own chunks. The browser prefetches them when idle. */
const ErrorPage = lazyPart(async () => (await import('@wallet/ui/patterns/PageStates')).ErrorPage);
const OfflinePage = lazyPart(async () => (await import('@wallet/ui/patterns/PageStates')).OfflinePage);

/** Reports that the customer has left the page whose error is shown. */
function LeaveWatch({ onLeft }: { readonly onLeft: () => void }): null {
  const { key } = useLocation();
  const [first] = useState(key);
  useEffect(() => {
    if (key !== first) onLeft();
  }, [key, first, onLeft]);
  return null;
}

function Offline({ onRetry }: { readonly onRetry: () => void }) {
  return <OfflinePage onRetry={onRetry} onBack={useGoBack(paths.home.to())} />;
}

type State = { readonly error: unknown; readonly reference: string | null };
type RouteBoundaryProps = { readonly children: ReactNode };

/**
 * Reloads once per version to fix a missing part. A second failure shows the error page (D-APP-03).
 * @returns whether it reloads
 */
function tryReload({ storage, version, connectivity }: Services): boolean {
  if (!connectivity.isOnline() || storage.read(visitKeys.reloadedVersion) === version) return false;
  storage.write(visitKeys.reloadedVersion, version);
  location.reload();
  return true;
}

/**
 * Wraps each route and the whole app. An unexpected error becomes the generic error page and a report, until the page is left
 * (D-APP-02, D-APP-13, D-ERR-16).
 */
export class RouteBoundary extends Component<RouteBoundaryProps, State> {
  static override readonly contextType = ServicesContext;
  declare readonly context: Services | null;
  override readonly state: State = { error: null, reference: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    const services = this.context;
    if (services === null || error instanceof SessionEnd) return;
    if (error instanceof MissingPart && (tryReload(services) || !services.connectivity.isOnline())) return;
    const reference = (error instanceof ApiError ? error.requestId : undefined) ?? crypto.randomUUID();
    reportThrown(services.monitoring, error, { reference });
    this.setState({ reference });
  }

  readonly reset = (): void => this.setState({ error: null, reference: null });

  override render(): ReactNode {
    const { error, reference } = this.state;
    if (error === null) return this.props.children;
    // The session store has already acted: the app restarts, and nothing is shown in between.
    if (error instanceof SessionEnd) return null;
    const isOffline = error instanceof MissingPart && this.context?.connectivity.isOnline() === false;
    return (
      <>
        <LeaveWatch onLeft={this.reset} />
        <Part>{isOffline ? <Offline onRetry={this.reset} /> : <ErrorPage homeHref={paths.home.to()} reference={reference} />}</Part>
      </>
    );
  }
}
