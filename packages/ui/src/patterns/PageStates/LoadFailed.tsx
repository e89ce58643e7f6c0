import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { ErrorState, type ErrorStateProps } from '../../components/ErrorState/ErrorState.tsx';
import { alertIcon, offlineIcon } from '../../foundations/Icon/icons.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { errorTexts } from '../ErrorPage/error.texts.ts';
import type { LoadFailure } from './PageState.ts';
import { RetryButton } from './RetryButton.tsx';

export type LoadFailedProps = Omit<ErrorStateProps, 'icon' | 'title' | 'action' | 'children'> & {
  /** Why it could not be loaded. */
  readonly failure: LoadFailure;
  /** Requests it again. */
  readonly onRetry: () => void;
  /** Target of RETURN HOME. @default '/' */
  readonly homeHref?: string;
};

/** Replaces content that failed to load, while the rest of the page keeps working (D-ERR-20). */
export function LoadFailed({ failure, onRetry, homeHref = '/', ...rest }: LoadFailedProps) {
  const texts = useTexts(errorTexts);
  const titles: Record<LoadFailure, string> = { offline: texts.offline, unavailable: texts.unavailable, unexpected: texts.title };
  return (
    <ErrorState
      {...rest}
      data-failure={failure}
      icon={failure === 'offline' ? offlineIcon : alertIcon}
      title={titles[failure]}
      action={
        <Stack gap={8}>
          <RetryButton onClick={onRetry} />
          <LinkButton variant="quiet" href={homeHref}>
            {texts.home}
          </LinkButton>
        </Stack>
      }
    >
      {failure === 'unexpected' ? texts.text : undefined}
    </ErrorState>
  );
}
