import { Button } from '../../components/Button/Button.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { brokerIcon } from '../../foundations/Icon/icons.ts';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { CallFailedDialog } from '../../patterns/ErrorDialog/CallOutcomeDialog.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import type { SettingsScreenProps } from './SettingsScreen.types.ts';
import { settingsTexts } from './settings.texts.ts';

type BrokerProps = {
  readonly status: 'none' | 'requested';
  readonly onRequestBroker: NonNullable<SettingsScreenProps['onRequestBroker']>;
};

/** Requests an account with the broker. The button then shows that it was requested (SET-012 to SET-015, D-SET-11). */
export function BrokerSection({ status, onRequestBroker }: BrokerProps) {
  const texts = useTexts(settingsTexts);
  const { busy, outcome, submitOnce, dismiss } = useSubmitOnce<CallOutcome>();
  const isRequested = status === 'requested';
  return (
    <Section title={texts.broker}>
      <SettingsCard>
        <Inline gap={12}>
          <IconTile glyph={brokerIcon} />
          <Text as="span" type="body-medium">
            {texts.brokerHint}
          </Text>
        </Inline>
        <Button variant="secondary" size="md" fullWidth disabled={isRequested} busy={busy} onClick={() => void submitOnce(onRequestBroker)}>
          {isRequested ? texts.brokerRequested : texts.requestBroker}
        </Button>
      </SettingsCard>
      {outcome === null || outcome.kind === 'done' ? null : <CallFailedDialog outcome={outcome} onClose={dismiss} />}
    </Section>
  );
}
