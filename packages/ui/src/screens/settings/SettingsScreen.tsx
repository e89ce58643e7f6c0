import { lazy } from 'react';
import { Part } from '../../foundations/parts/Part.tsx';
import { Page } from '../../foundations/Page/Page.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { RailedColumns } from '../../patterns/SectionRail/RailedColumns.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { AppearanceSection } from './AppearanceSection.tsx';
import { CurrencySection } from './CurrencySection.tsx';
import { BiometricsSection, PasswordSection, SecuritySection } from './SecuritySections.tsx';
import type { SettingsScreenProps } from './SettingsScreen.types.ts';
import { settingsTexts } from './settings.texts.ts';

/** Only needed once the provider has reported that it is available. */
const BrokerSection = lazy(async () => ({ default: (await import('./BrokerSection.tsx')).BrokerSection }));

/** How the app behaves on this device, and the request for a broker account (SET-001). */
export function SettingsScreen({ broker, securityHref, trustedHref = null, ...props }: SettingsScreenProps) {
  const texts = useTexts(settingsTexts);
  return (
    <>
      <AppHeader title={texts.title} />
      <Page>
        <RailedColumns current="settings">
          <BiometricsSection {...props} />
          <PasswordSection {...props} />
          <CurrencySection key={props.currency} {...props} />
          <AppearanceSection {...props} />
          <SecuritySection {...{ securityHref, trustedHref }} />
          {/* Last, so that nothing moves when it appears. */}
          <Part>{broker === null ? null : <BrokerSection status={broker} onRequestBroker={props.onRequestBroker} />}</Part>
        </RailedColumns>
      </Page>
    </>
  );
}
