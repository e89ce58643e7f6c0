import { capitalise } from '@wallet/core/format/capitalise';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { useLocale } from '../../texts/Locale.tsx';

/** The languages of the library's own texts. */
export const ownLanguages: readonly string[] = ['en', 'de'];

/** Returns the name of a language in itself, so that everyone recognises theirs: 'English', 'Français'. */
export const nameLanguage = (tag: string): string => capitalise(new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag, tag);

const StyledSwitch = styled.footer`
  display: flex;
  justify-content: center;
  padding-block: var(--primitive-space-12);

  [aria-pressed='true'] {
    text-decoration: underline;
    text-underline-offset: 0.4em;
  }
`;

export type LanguageSwitchProps = {
  /** The languages that the product has, as BCP 47 tags. @default ['en', 'de'] */
  readonly languages?: readonly string[] | undefined;
  /** Called with one of `languages`. If omitted, there is no switch. */
  readonly onLanguage?: ((language: string) => void) | undefined;
};

/** Toggle buttons at the bottom of a page that select its language, for visitors who have no settings yet (LANG-015). */
export function LanguageSwitch({ languages = ownLanguages, onLanguage }: LanguageSwitchProps) {
  const locale = useLocale();
  // The narrowest one, so that of Chinese and traditional Chinese only one is current.
  const [current] = languages
    .filter((tag) => locale === tag || locale.startsWith(`${tag}-`))
    .toSorted((first, second) => second.length - first.length);
  return onLanguage === undefined ? null : (
    <StyledSwitch>
      {languages.map((value) => (
        <Button
          key={value}
          lang={value}
          variant="quiet"
          size="sm"
          aria-pressed={value === current}
          onClick={() => (value === current ? undefined : onLanguage(value))}
        >
          {nameLanguage(value)}
        </Button>
      ))}
    </StyledSwitch>
  );
}
