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
