import { Section } from '../../components/Section/Section.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { languages } from '../../patterns/LanguageSwitch/LanguageSwitch.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import type { SettingsScreenProps } from './SettingsScreen.types.ts';
import { settingsTexts } from './settings.texts.ts';

type AppearanceProps = Pick<SettingsScreenProps, 'theme' | 'onTheme' | 'contrast' | 'onContrast' | 'language' | 'onLanguage'>;
const themes = ['system', 'light', 'dark'] as const;

/** Theme (light, dark or the device's) and contrast, applied immediately (WISH-019), and the language of the texts (WISH-020). */
export function AppearanceSection({ theme, onTheme, contrast, onContrast, language = 'en', onLanguage }: AppearanceProps) {
  const texts = useTexts(settingsTexts);
  return (
    <Section type="label" title={texts.appearance}>
      <SettingsCard>
        <SegmentedControl
          label={texts.theme}
          labelHidden
          items={themes.map((value) => ({ value, label: texts.themes[value] }))}
          value={theme}
          onValueChange={onTheme}
        />
        <Switch
          look="row"
          label={texts.contrast}
          hint={texts.contrastHint}
          checked={contrast === 'more'}
          onCheckedChange={(on) => onContrast(on ? 'more' : 'standard')}
        />
        {onLanguage === undefined ? null : (
          <SegmentedControl label={texts.language} items={languages} value={language} onValueChange={onLanguage} />
        )}
      </SettingsCard>
    </Section>
  );
}
