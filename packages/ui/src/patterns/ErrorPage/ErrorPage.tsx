import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { StatePage, type StatePageProps } from '../StatePage/StatePage.tsx';
import { errorTexts } from './error.texts.ts';

export type ErrorPageProps = Omit<StatePageProps, 'title' | 'children' | 'action'> & {
  /** The home page of the product. */
  readonly homeHref: string;
  /** Reference of the error report, or null when none was sent (D-APP-02). */
  readonly reference: string | null;
};

/** Replaces the screen after an unexpected failure. Its button loads the page from scratch, to discard the crashed state. */
export function ErrorPage({ homeHref, reference, ...rest }: ErrorPageProps) {
  const texts = useTexts(errorTexts);
  return (
    <StatePage
      {...rest}
      action={
        <LinkButton href={homeHref} data-reload fullWidth>
          {texts.home}
        </LinkButton>
      }
    >
      <ErrorState level={1} size="lg" title={texts.title} action={undefined}>
        {texts.text}
        {reference === null ? null : (
          <Text type="caption" tone="muted" align="center">
            {texts.reference({ id: reference })}
          </Text>
        )}
      </ErrorState>
    </StatePage>
  );
}
