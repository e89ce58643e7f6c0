import { lazy } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../components/Card/Card.tsx';
import { Part } from '../../foundations/parts/Part.tsx';
import { loadPart } from '../../foundations/parts/loadPart.ts';
import { Page } from '../../foundations/Page/Page.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { RailedColumns } from '../../patterns/SectionRail/RailedColumns.tsx';
import { useMediaQuery } from '../../foundations/root/useMediaQuery.ts';
import { useLocale } from '../../texts/Locale.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { type BiometricsSetting, type SettingsScreenProps, autoLockChoices } from './SettingsScreen.types.ts';
import { settingsTexts } from './settings.texts.ts';
import { Section } from '../../components/Section/Section.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { nameLanguage, ownLanguages } from '../../patterns/LanguageSwitch/LanguageSwitch.tsx';
import { SettingsCard, settingLabels } from './SettingsCard.tsx';
import { capitalise } from '@wallet/core/format/capitalise';
import { isFiat, primaryCurrencies } from '@wallet/core/limits/currencies';
import * as z from 'zod/mini';
import { Button } from '../../components/Button/Button.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { AssetMark } from '../../foundations/AssetMark/AssetMark.tsx';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { FormLayout } from '../../patterns/form/FormLayout.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { LinkRow } from '../../components/LinkRow/LinkRow.tsx';
import { List } from '../../components/List/List.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { biometricsIcon, lockIcon, passkeyIcon, selfieIcon, verifiedIcon } from '../../foundations/Icon/icons.ts';
import { createScreen } from '../../foundations/screen/createScreen.tsx';

type BiometricsProps = Pick<SettingsScreenProps, 'appHref'> & {
  readonly biometrics: BiometricsSetting;
  readonly onBiometrics: NonNullable<SettingsScreenProps['onBiometrics']>;
};

/**
 * A switch for logging in by face or fingerprint. It is disabled in a browser, and while the device has biometrics switched off (SET-001 to
 * SET-003).
 */
function BiometricsSection({ biometrics, onBiometrics, appHref }: BiometricsProps) {
  const texts = useTexts(settingsTexts);
  const isFace = biometrics.state !== 'browser' && biometrics.kind === 'face';
  return (
    <Section title={texts.biometrics}>
      <SettingsCard>
        <Switch
          look="row"
          icon={isFace ? selfieIcon : biometricsIcon}
          label={isFace ? texts.useFace : texts.useTouch}
          checked={biometrics.state === 'on'}
          disabled={biometrics.state === 'browser' || biometrics.state === 'systemOff'}
          onCheckedChange={onBiometrics}
        />
        {biometrics.state === 'systemOff' ? <Notice kind="info">{texts.systemOff}</Notice> : null}
        {biometrics.state === 'browser' ? (
          <Notice kind="info" action={appHref === undefined ? undefined : <Link href={appHref}>{texts.downloadApp}</Link>}>
            {texts.notInBrowser}
          </Notice>
        ) : null}
      </SettingsCard>
    </Section>
  );
}

const StyledAutoLock = styled.div`
  margin-inline: var(--component-row-padding-x);
  padding-block: var(--primitive-space-12) var(--component-row-padding-x);

  * + & {
    border-block-start: 1px solid var(--component-row-divider);
  }
  && {
    ${settingLabels}
  }
`;

type PasswordProps = Pick<SettingsScreenProps, 'changePasswordHref' | 'autoLock' | 'onAutoLock'>;

/** The link to change the password, and the time until the app locks itself (WISH-014). */
function PasswordSection({ changePasswordHref, autoLock, onAutoLock }: PasswordProps) {
  const texts = useTexts(settingsTexts);
  const isAutoLockOffered = autoLock !== undefined && onAutoLock !== undefined;
  if (changePasswordHref === undefined && !isAutoLockOffered) return null;
  return (
    <Section title={texts.passwordAndLock}>
      <Card padding="none">
        {changePasswordHref === undefined ? null : (
          <List variant="bare">
            <LinkRow href={changePasswordHref} icon={lockIcon} title={texts.changePassword} />
          </List>
        )}
        {!isAutoLockOffered ? null : (
          <StyledAutoLock>
            <SegmentedControl
              label={texts.autoLock}
              items={autoLockChoices.map((value) => ({ value, label: texts.minutes({ count: Number(value) }) }))}
              value={autoLock}
              onValueChange={onAutoLock}
            />
          </StyledAutoLock>
        )}
      </Card>
    </Section>
  );
}

type SecurityProps = { readonly [href in 'securityHref' | 'trustedHref']: string | null };

/** Links to passkeys and devices, and to the trusted recipients (SCA-001, BRAKE-016). */
function SecuritySection({ securityHref, trustedHref }: SecurityProps) {
  const texts = useTexts(settingsTexts);
  if (securityHref === null && trustedHref === null) return null;
  return (
    <Section title={texts.security}>
      <List>
        {securityHref === null ? null : <LinkRow href={securityHref} icon={passkeyIcon} title={texts.passkeysAndDevices} />}
        {trustedHref === null ? null : <LinkRow href={trustedHref} icon={verifiedIcon} title={texts.trustedRecipients} />}
      </List>
    </Section>
  );
}

const currencySchema = z.object({ currency: z.string() });

type CurrencyProps = {
  readonly currency: string;
  readonly currencies: NonNullable<SettingsScreenProps['currencies']>;
  readonly onCurrency: NonNullable<SettingsScreenProps['onCurrency']>;
};

/** The currency of the totals. Nothing changes until "Apply" (SET-009, D-SET-08). */
function CurrencySection({ currency, currencies, onCurrency }: CurrencyProps) {
  const texts = useTexts(settingsTexts);
  const known: Readonly<Record<string, string>> = texts.currencies;
  const locale = useLocale();
  const names = new Intl.DisplayNames([locale], { type: 'currency' });
  const nameOf = (code: string): string => known[code] ?? capitalise((isFiat(code) && names.of(code)) || code, locale);
  const named = currencies.map((item) => (typeof item === 'string' ? { code: item, name: nameOf(item) } : item));
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
    <Section title={texts.currency}>
      <SettingsCard>
        <FormLayout {...form.props}>
          <RadioGroup
            label={texts.currency}
            labelHidden
            value={chosen}
            options={named.map(({ code, name }) => ({
              value: code,
              label: name,
              hint: name === code ? undefined : code,
              mark: <AssetMark code={code} />,
            }))}
            onValueChange={onValueChange}
          />
          <div>
            <Button type="submit" size="md" disabled={chosen === currency}>
              {texts.apply}
            </Button>
          </div>
        </FormLayout>
      </SettingsCard>
    </Section>
  );
}

type AppearanceProps = Pick<SettingsScreenProps, 'theme' | 'onTheme' | 'contrast' | 'onContrast' | 'language' | 'languages' | 'onLanguage'>;
const themes = ['system', 'light', 'dark'] as const;

/** Theme (light, dark or the device's) and contrast, applied immediately (WISH-019), and the language of the texts (WISH-020). */
function AppearanceSection({
  theme,
  onTheme,
  contrast,
  onContrast,
  language = 'en',
  languages = ownLanguages,
  onLanguage,
}: AppearanceProps) {
  const texts = useTexts(settingsTexts);
  // The device's setting also holds without this switch, which cannot turn it off.
  const isByDevice = useMediaQuery('(prefers-contrast: more)', false);
  return (
    <Section title={texts.appearance}>
      <SettingsCard>
        <SegmentedControl
          label={texts.theme}
          items={themes.map((value) => ({ value, label: texts.themes[value] }))}
          value={theme}
          onValueChange={onTheme}
        />
        <Switch
          look="row"
          label={texts.contrast}
          hint={isByDevice ? texts.contrastByDevice : texts.contrastHint}
          checked={isByDevice || contrast === 'more'}
          disabled={isByDevice}
          onCheckedChange={(on) => onContrast(on ? 'more' : 'standard')}
        />
        {onLanguage === undefined ? null : (
          <SegmentedControl
            label={texts.language}
            items={languages.map((value) => ({ value, label: nameLanguage(value) }))}
            value={language}
            onValueChange={onLanguage}
          />
        )}
      </SettingsCard>
    </Section>
  );
}

/** Only needed once the provider has reported that it is available. */
const BrokerSection = lazy(async () => ({ default: (await loadPart(() => import('./BrokerSection.tsx'))).BrokerSection }));

/** How the app behaves on this device, and the request for a broker account (SET-001). */
export const SettingsScreen = createScreen(function SettingsScreen({
  broker = null,
  securityHref = null,
  trustedHref = null,
  currency,
  currencies = primaryCurrencies,
  onCurrency,
  biometrics,
  onBiometrics,
  onRequestBroker,
  ...props
}: SettingsScreenProps) {
  const texts = useTexts(settingsTexts);
  return (
    <>
      <AppHeader title={texts.title} />
      <Page>
        <RailedColumns current="settings">
          <AppearanceSection {...props} />
          {currency && onCurrency && <CurrencySection key={currency} {...{ currency, currencies, onCurrency }} />}
          <PasswordSection {...props} />
          {biometrics && onBiometrics && <BiometricsSection {...{ biometrics, onBiometrics }} {...props} />}
          <SecuritySection {...{ securityHref, trustedHref }} />
          {/* Last, so that nothing moves when it appears. */}
          <Part>{broker === null || !onRequestBroker ? null : <BrokerSection status={broker} onRequestBroker={onRequestBroker} />}</Part>
        </RailedColumns>
      </Page>
    </>
  );
});
