import { primaryCurrencies } from '@wallet/core/limits/currencies';
import * as z from 'zod/mini';
import { Button } from '../../components/Button/Button.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { AssetMark } from '../../foundations/AssetMark/AssetMark.tsx';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { FormLayout } from '../../patterns/form/FormLayout.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import type { SettingsScreenProps } from './SettingsScreen.types.ts';
import { settingsTexts } from './settings.texts.ts';

const currencySchema = z.object({ currency: z.enum(primaryCurrencies) });

/** The currency of the totals. Nothing changes until "Apply" (SET-009, D-SET-08). */
export function CurrencySection({ currency, onCurrency }: Pick<SettingsScreenProps, 'currency' | 'onCurrency'>) {
  const texts = useTexts(settingsTexts);
  const form = useScreenForm({
    schema: currencySchema,
    first: { currency },
    onSubmit: async ({ currency: chosen }) => {
      onCurrency(chosen);
      return null;
    },
  });
  const { value: chosen, onValueChange } = form.field('currency');
  return (
    <Section type="label" title={texts.currency}>
      <SettingsCard>
        <FormLayout {...form.props}>
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
            onValueChange={onValueChange}
          />
          <Button type="submit" size="md" fullWidth disabled={chosen === currency}>
            {texts.apply}
          </Button>
        </FormLayout>
      </SettingsCard>
    </Section>
  );
}
