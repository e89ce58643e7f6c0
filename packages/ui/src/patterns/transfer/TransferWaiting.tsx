import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Columns } from '../../foundations/Columns/Columns.tsx';
import { Page } from '../../foundations/Page/Page.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { AppHeader } from '../AppHeader/AppHeader.tsx';
import { LoadFailed } from '../PageStates/LoadFailed.tsx';
import type { PageState } from '../PageStates/PageState.ts';
import { transferTexts } from './transfer.texts.ts';

export type TransferWaitingProps = {
  /** The h1. @default 'Send' */
  readonly title?: string;
  /** Why there is no form yet. */
  readonly page: Exclude<PageState<unknown>, { kind: 'ready' }>;
  /** The customer pressed the back button. */
  readonly onBack: () => void;
  /** The home page of the product. */
  readonly homeHref: string;
};

/** Shown before the form: a placeholder without controls while loading (D-SEND-02), or a load failure. */
export function TransferWaiting({ title, page, onBack, homeHref }: TransferWaitingProps) {
  const texts = useTexts(transferTexts);
  return (
    <>
      <AppHeader title={title ?? texts.untitled} onBack={onBack} />
      <Page aria-busy={page.kind === 'loading' || undefined}>
        {page.kind === 'failed' ? (
          <LoadFailed failure={page.failure} onRetry={page.onRetry} homeHref={homeHref} />
        ) : (
          <Columns>
            <Skeleton variant="form" label={texts.loading} />
          </Columns>
        )}
      </Page>
    </>
  );
}
