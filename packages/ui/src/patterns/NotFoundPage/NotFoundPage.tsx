import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { searchIcon } from '../../foundations/Icon/icons.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { StatePage, type StatePageProps } from '../StatePage/StatePage.tsx';
import { notFoundTexts } from './notFound.texts.ts';

export type NotFoundPageProps = Omit<StatePageProps, 'title' | 'children' | 'action'> & {
  /** Target of the button. */
  readonly homeHref: string;
};

/** The page for an unknown address (APP-018, D-APP-01). */
export function NotFoundPage({ homeHref, ...rest }: NotFoundPageProps) {
  const texts = useTexts(notFoundTexts);
  return (
    <StatePage
      {...rest}
      action={
        <LinkButton href={homeHref} fullWidth>
          {texts.home}
        </LinkButton>
      }
    >
      <EmptyState icon={searchIcon} level={1} size="lg" title={texts.text} documentTitle={texts.documentTitle} />
    </StatePage>
  );
}
