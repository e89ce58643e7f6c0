import { useState, type FormEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { AssetMark } from '../../foundations/AssetMark/AssetMark.tsx';
import { FormLayout } from '../../patterns/form/FormLayout.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { primaryCurrencies, type SettingsScreenProps } from './SettingsScreen.types.ts';
import { settingsTexts } from './settings.texts.ts';

/** The currency that totals are shown in; nothing changes until "Apply" (SET-009, D-SET-08). */
export function CurrencySection({ currency, onCurrency }: Pick<SettingsScreenProps, 'currency' | 'onCurrency'>) {
  const texts = useTexts(settingsTexts);
  const [chosen, setChosen] = useState(currency);
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    if (chosen !== currency) onCurrency(chosen);
  };
  return (
    <Section type="label" title={texts.currency}>
      <SettingsCard>
        <FormLayout noValidate onSubmit={apply}>
          <RadioGroup
            label={texts.currency}
            labelHidden
            value={chosen}
            options={primaryCurrencies.map((code) => ({
              value: code,
              label: texts.currencies[code],
              hint: code,
              mark: <AssetMark code={code} />,
            }))}
            onValueChange={setChosen}
          />
          <Button type="submit" size="md" fullWidth disabled={chosen === currency}>
            {texts.apply}
          </Button>
        </FormLayout>
      </SettingsCard>
    </Section>
  );
}
