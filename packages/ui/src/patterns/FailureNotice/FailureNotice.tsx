import { Notice, type NoticeProps } from '../../components/Notice/Notice.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { LoadFailure } from '../PageStates/PageState.ts';
import { failureTexts } from './failure.texts.ts';

export type FailureNoticeProps = Omit<NoticeProps, 'kind' | 'live' | 'title' | 'children'> & {
  /** null when nothing has failed. Nothing is rendered then. */
  readonly failure: LoadFailure | null;
};

/** States above a form's button that its call failed. The form keeps its input (D-ERR-07). */
export function FailureNotice({ failure, ...rest }: FailureNoticeProps) {
  const texts = useTexts(failureTexts);
  if (failure === null) return null;
  return (
    <Notice {...rest} kind="negative" live="assertive" title={texts[failure]}>
      {failure === 'unexpected' ? texts.unexpectedContext : undefined}
    </Notice>
  );
}

type OutcomeNoticeProps = {
  readonly outcome: { readonly kind: string; readonly message?: string; readonly failure?: LoadFailure } | null;
};

/** States why a call failed, or the provider's message about its refusal. Nothing is rendered for any other outcome. */
export function OutcomeNotice({ outcome }: OutcomeNoticeProps) {
  if (outcome?.failure !== undefined) return <FailureNotice failure={outcome.failure} />;
  return outcome?.message === undefined ? null : (
    <Notice kind="negative" live="assertive">
      {outcome.message}
    </Notice>
  );
}
