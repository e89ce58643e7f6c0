import { Page } from '../../foundations/Page/Page.tsx';
import { AppHeader } from '../AppHeader/AppHeader.tsx';
import { LoadFailed, type LoadFailedProps } from './LoadFailed.tsx';

export type OfflinePageProps = Pick<LoadFailedProps, 'onRetry' | 'homeHref'> & {
  /** The customer pressed the back button. */
  readonly onBack: () => void;
};

/** Replaces a page that could not be loaded without a connection. */
export function OfflinePage({ onBack, ...rest }: OfflinePageProps) {
  return (
    <>
      <AppHeader onBack={onBack} />
      <Page>
        <LoadFailed {...rest} level={1} failure="offline" />
      </Page>
    </>
  );
}
