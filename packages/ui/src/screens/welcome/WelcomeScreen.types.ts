import type { LanguageSwitchProps } from '../../patterns/LanguageSwitch/LanguageSwitch.tsx';

/** The visitor's first screen (APP-008, APP-040 to APP-042). Links are paths of the app; the caller preserves the query string. */
export type WelcomeScreenProps = LanguageSwitchProps & {
  readonly signUpHref: string;
  readonly logInHref: string;
  /** The demo home ("Look around first", D-APP-20). */
  readonly demoHref: string;
  /** The brand's awards, the text of the fourth slide. */
  readonly awards: readonly string[];
};
