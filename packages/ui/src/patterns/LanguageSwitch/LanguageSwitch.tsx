import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { useLocale } from '../../texts/Locale.tsx';

/** The available languages of the texts. */
export type LanguageName = 'en' | 'de';

/** Each named in its own language, so that everyone recognises theirs. */
export const languages = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
] as const;

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
  /** If omitted, there is no switch. */
  readonly onLanguage?: ((language: LanguageName) => void) | undefined;
};

/** Toggle buttons at the bottom of a page that select its language, for visitors who have no settings yet (LANG-015). */
export function LanguageSwitch({ onLanguage }: LanguageSwitchProps) {
  const locale = useLocale();
  return onLanguage === undefined ? null : (
    <StyledSwitch>
      {languages.map(({ value, label }) => {
        const isCurrent = locale.startsWith(value);
        return (
          <Button
            key={value}
            lang={value}
            variant="quiet"
            size="sm"
            aria-pressed={isCurrent}
            onClick={() => (isCurrent ? undefined : onLanguage(value))}
          >
            {label}
          </Button>
        );
      })}
    </StyledSwitch>
  );
}
