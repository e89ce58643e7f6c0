import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { useLocale } from '../../texts/Locale.tsx';

/** The languages of the texts. */
export type LanguageName = 'en' | 'de';

/** Each in its own words, so that who cannot read the others finds it. */
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
  /** Left out, there is no switch. */
  readonly onLanguage?: ((language: LanguageName) => void) | undefined;
};

/** The language of the page, for those who have no settings yet (LANG-015): at its foot, toggle buttons in the words of each. */
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
