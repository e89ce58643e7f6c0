import { Link } from '../../components/Link/Link.tsx';
import { LinkRow } from '../../components/LinkRow/LinkRow.tsx';
import { List } from '../../components/List/List.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { biometricsIcon } from '../../foundations/Icon/glyphs/biometricsIcon.ts';
import { lockIcon } from '../../foundations/Icon/glyphs/lockIcon.ts';
import { passkeyIcon } from '../../foundations/Icon/glyphs/passkeyIcon.ts';
import { selfieIcon } from '../../foundations/Icon/glyphs/selfieIcon.ts';
import { verifiedIcon } from '../../foundations/Icon/glyphs/verifiedIcon.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { autoLockChoices, type SettingsScreenProps } from './SettingsScreen.types.ts';
import { settingsTexts } from './settings.texts.ts';

type BiometricsProps = Pick<SettingsScreenProps, 'biometrics' | 'onBiometrics' | 'appHref'>;

/**
 * A switch for logging in by face or fingerprint. It is disabled in a browser, and while the device has biometrics switched off (SET-001 to
 * SET-003).
 */
export function BiometricsSection({ biometrics, onBiometrics, appHref }: BiometricsProps) {
  const texts = useTexts(settingsTexts);
  const isFace = biometrics.state !== 'browser' && biometrics.kind === 'face';
  return (
    <Section type="label" title={texts.biometrics}>
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
          <Notice kind="info" action={<Link href={appHref}>{texts.downloadApp}</Link>}>
            {texts.notInBrowser}
          </Notice>
        ) : null}
      </SettingsCard>
    </Section>
  );
}

type PasswordProps = Pick<SettingsScreenProps, 'changePasswordHref' | 'autoLock' | 'onAutoLock'>;

/** The link to change the password, and the time until the app locks itself (WISH-014). */
export function PasswordSection({ changePasswordHref, autoLock, onAutoLock }: PasswordProps) {
  const texts = useTexts(settingsTexts);
  return (
    <Section type="label" title={texts.passwordAndLock}>
      <List>
        <LinkRow href={changePasswordHref} icon={lockIcon} title={texts.changePassword} />
      </List>
      <SettingsCard>
        <SegmentedControl
          label={texts.autoLock}
          items={autoLockChoices.map((value) => ({ value, label: texts.minutes(value) }))}
          value={autoLock}
          onValueChange={onAutoLock}
        />
      </SettingsCard>
    </Section>
  );
}

type SecurityProps = { readonly [href in 'securityHref' | 'trustedHref']: string | null };

/** Links to passkeys and devices, and to the trusted recipients (SCA-001, BRAKE-016). */
export function SecuritySection({ securityHref, trustedHref }: SecurityProps) {
  const texts = useTexts(settingsTexts);
  if (securityHref === null && trustedHref === null) return null;
  return (
    <Section type="label" title={texts.security}>
      <List>
        {securityHref === null ? null : <LinkRow href={securityHref} icon={passkeyIcon} title={texts.passkeysAndDevices} />}
        {trustedHref === null ? null : <LinkRow href={trustedHref} icon={verifiedIcon} title={texts.trustedRecipients} />}
      </List>
    </Section>
  );
}
