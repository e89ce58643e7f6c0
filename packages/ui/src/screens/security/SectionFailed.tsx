import { Button } from '../../components/Button/Button.tsx';
import { FailureNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import type { LoadFailure } from '../../patterns/PageStates/PageState.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { devicesTexts } from './security.texts.ts';

/** Replaces a section that could not be loaded. The others are not affected (DEV-005). */
export function SectionFailed({ failure, onRetry }: { readonly failure: LoadFailure; readonly onRetry: () => void }) {
  const texts = useTexts(devicesTexts);
  return (
    <FailureNotice
      failure={failure}
      action={
        <Button variant="quiet" size="sm" onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    />
  );
}
