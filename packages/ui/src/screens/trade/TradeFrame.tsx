import { lazy, useState, type ReactNode } from 'react';
import { Part } from '../../foundations/parts/Part.tsx';
import { loadPart } from '../../foundations/parts/loadPart.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Columns } from '../../foundations/Columns/Columns.tsx';
import { Page } from '../../foundations/Page/Page.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { LoadFailed } from '../../patterns/PageStates/LoadFailed.tsx';
import type { PageState } from '../../patterns/PageStates/PageState.ts';
import { useTexts } from '../../texts/Texts.tsx';
import type { LimitedFunctionalityDialogProps } from './LimitedFunctionalityDialog.tsx';
import type { TradeContent, TradeScreenProps } from './TradeScreen.types.ts';
import { tradeTexts } from './trade.texts.ts';

/** Few customers are warned, and only once. */
const LimitedFunctionalityDialog = lazy(async () => ({
  default: (await loadPart(() => import('./LimitedFunctionalityDialog.tsx'))).LimitedFunctionalityDialog,
}));

type EntryWarningProps = LimitedFunctionalityDialogProps & { readonly isNeeded: boolean };

/** Evaluated on entry only, so that later changes do not interrupt (D-LEG-18). */
function EntryWarning({ isNeeded, onClosed }: EntryWarningProps) {
  const [wasNeeded] = useState(isNeeded);
  if (!wasNeeded) return null;
  return (
    <Part>
      <LimitedFunctionalityDialog onClosed={onClosed} />
    </Part>
  );
}

type TradeFrameProps<Content> = {
  readonly page: PageState<Content>;
  readonly onBack: () => void;
  readonly assetsHref: string;
  readonly onWarningClosed: TradeScreenProps['onWarningClosed'];
  readonly children: (content: Content) => ReactNode;
};

/** Shared by purchase and sale: loading, failure, and the warning on entry. */
export function TradeFrame<Content extends TradeContent>({
  page,
  onBack,
  assetsHref,
  onWarningClosed,
  children,
}: TradeFrameProps<Content>) {
  const texts = useTexts(tradeTexts);
  if (page.kind === 'ready')
    return (
      <>
        {children(page.content)}
        <EntryWarning isNeeded={page.content.needsWarning ?? false} onClosed={onWarningClosed} />
      </>
    );
  return (
    <>
      <AppHeader title={texts.untitled} onBack={onBack} />
      <Page aria-busy={page.kind === 'loading' || undefined}>
        {page.kind === 'failed' ? (
          <LoadFailed failure={page.failure} onRetry={page.onRetry} homeHref={assetsHref} />
        ) : (
          <Columns>
            <Skeleton variant="form" label={texts.loading} />
          </Columns>
        )}
      </Page>
    </>
  );
}
