import { Component, type ReactNode } from 'react';
import { reportThrown } from '../adapters/monitoring/Monitoring.ts';
import { ApiError, SessionEnd } from '../api/errors.ts';
import { lazyPart } from '../operations/page/lazyPage.tsx';
import { paths } from './paths.ts';
import { ServicesContext, type Services } from '../providers/Services.ts';
import { visitKeys } from '../storage/keys.ts';
import { MissingPart, Part } from '@wallet/ui/foundations/parts';

/** Rarely shown, so in their own chunks. The browser prefetches them when idle. */
const ErrorPage = lazyPart(async () => (await import('@wallet/ui/patterns/PageStates')).ErrorPage);
const OfflinePage = lazyPart(async () => (await import('@wallet/ui/patterns/PageStates')).OfflinePage);

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

/** Wraps each route and the whole app. An unexpected error becomes the generic error page and a report (D-APP-02, D-ERR-16). */
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

  override render(): ReactNode {
    const { error, reference } = this.state;
    if (error === null) return this.props.children;
    // The session store has already acted: the app restarts, and nothing is shown in between.
    if (error instanceof SessionEnd) return null;
    const isOffline = error instanceof MissingPart && this.context?.connectivity.isOnline() === false;
    return (
      <Part>
        {isOffline ? (
          <OfflinePage onRetry={() => this.setState({ error: null })} onBack={() => history.back()} />
        ) : (
          <ErrorPage homeHref={paths.home.to()} reference={reference} />
        )}
      </Part>
    );
  }
}
