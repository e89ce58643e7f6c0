import { useState } from 'react';
import type { Id } from '../../components/OptionPicker/findOptions.ts';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { FlushButton } from '../../components/Button/FlushButton.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { List } from '../../components/List/List.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { deviceIcon, logOutIcon } from '../../foundations/Icon/icons.ts';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { FailureNotice, OutcomeNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import { RetryButton } from '../../patterns/PageStates/RetryButton.tsx';
import { securityEventIcons } from '../../patterns/SecurityEvent/securityEventIcons.ts';
import { securityEventTexts } from '../../patterns/SecurityEvent/securityEvent.texts.ts';
import { securityEventWords } from '../../patterns/SecurityEvent/securityEventWords.ts';
import { useLocale } from '../../texts/Locale.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { dateNotation } from '@wallet/core/format/dateNotation';
import type { Locale } from '@wallet/core/format/locale';
import { devicesTexts } from './security.texts.ts';
import type { EndSessionOutcome, DevicesSectionProps, DeviceView, ActivitySectionProps, ActivityView } from './DevicesSection.types.ts';

/** Number of rows shown before "Show all". */
const COLLAPSED_ROWS = 20;
/** A symbol, because any text can be an id. */
const OTHERS = Symbol('others');

/** Lists the signed-in devices. Each other session can be ended, or all of them together (DEV-001, DEV-002). */
export function DevicesSection<DeviceId extends Id>({ devices, onEnd, onEndOthers }: DevicesSectionProps<DeviceId>) {
  const texts = useTexts(devicesTexts);
  return (
    <Section title={texts.title} aria-busy={devices.kind === 'loading' || undefined}>
      {devices.kind === 'loading' ? <Skeleton variant="rows" count={2} label={texts.loading} /> : null}
      {devices.kind === 'failed' ? (
        <FailureNotice failure={devices.failure} action={<RetryButton variant="quiet" size="sm" onClick={devices.onRetry} />} />
      ) : null}
      {devices.kind === 'ready' ? <Devices devices={devices.content} {...{ onEnd, onEndOthers }} /> : null}
    </Section>
  );
}

type DevicesProps<DeviceId extends Id> = Pick<DevicesSectionProps<DeviceId>, 'onEnd' | 'onEndOthers'> & {
  readonly devices: readonly DeviceView<DeviceId>[];
};

function Devices<DeviceId extends Id>({ devices, onEnd, onEndOthers }: DevicesProps<DeviceId>) {
  const texts = useTexts(devicesTexts);
  const [isWhole, setWhole] = useState(false);
  /** What the dialog is about: the id of a device, or OTHERS. */
  const [question, setQuestion] = useState<DeviceId | typeof OTHERS | null>(null);
  const [ending, setEnding] = useState<DeviceId | typeof OTHERS | null>(null);
  const [outcome, setOutcome] = useState<EndSessionOutcome | null>(null);
  const others = devices.filter(({ current }) => !current);

  /** The dialog closes first, because a step-up may follow and only one overlay can be open. */
  const end = async (which: DeviceId | typeof OTHERS): Promise<void> => {
    setQuestion(null);
    setOutcome(null);
    setEnding(which);
    const answer = await (which === OTHERS ? onEndOthers() : onEnd(which));
    setEnding(null);
    setOutcome(answer);
  };

  const name = devices.find(({ id }) => id === question)?.name ?? '';
  return (
    <>
      <OutcomeNotice outcome={outcome} />
      <Stack gap={8}>
        <List>
          {(isWhole ? devices : devices.slice(0, COLLAPSED_ROWS)).map((device) => (
            <DeviceRow key={device.id} device={device} busy={ending === device.id} onLogOut={() => setQuestion(device.id)} />
          ))}
        </List>
        {others.length === 0 ? (
          <Text type="body-sm" tone="secondary">
            {texts.onlyThis}
          </Text>
        ) : null}
      </Stack>
      {devices.length > COLLAPSED_ROWS && !isWhole ? (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {texts.showAll({ count: devices.length })}
        </Button>
      ) : null}
      {others.length > 1 ? (
        <div>
          <Button variant="secondary" size="md" busy={ending === OTHERS} onClick={() => setQuestion(OTHERS)}>
            {texts.endOthers}
          </Button>
        </div>
      ) : null}
      {question === null ? null : (
        <Dialog
          icon={logOutIcon}
          tone="warning"
          title={question === OTHERS ? texts.endOthersTitle : texts.endTitle}
          onOpenChange={() => setQuestion(null)}
          actions={
            <>
              <Button variant="danger" fullWidth onClick={() => void end(question)}>
                {question === OTHERS ? texts.endOthers : texts.logOut}
              </Button>
              <Button variant="quiet" fullWidth onClick={() => setQuestion(null)}>
                {texts.keep}
              </Button>
            </>
          }
        >
          {question === OTHERS ? texts.endOthersText({ count: others.length }) : texts.endText({ name })}
        </Dialog>
      )}
    </>
  );
}

type DeviceRowProps = { readonly device: DeviceView; readonly busy: boolean; readonly onLogOut: () => void };

/** "Today, 14:03" begins a line of a list; within a sentence it is "today, 14:03". */
function toMidSentence(when: string, locale: Locale): string {
  const { today, yesterday } = dateNotation(locale);
  return when.startsWith(today) || when.startsWith(yesterday) ? when.charAt(0).toLocaleLowerCase(locale) + when.slice(1) : when;
}

function DeviceRow({ device, busy, onLogOut }: DeviceRowProps) {
  const texts = useTexts(devicesTexts);
  const locale = useLocale();
  const { name, current, lastActive, signedIn, method, place } = device;
  const when = toMidSentence(signedIn, locale);
  const active = lastActive === null ? texts.activeNow : texts.lastActive({ when: toMidSentence(lastActive, locale) });
  return (
    <ListRow
      leading={<IconTile glyph={deviceIcon} />}
      title={
        <Inline gap={8}>
          <bdi>{name}</bdi>
          {current ? <Badge tone="positive">{texts.thisDevice}</Badge> : null}
        </Inline>
      }
      note={
        <>
          {active} · {place ?? texts.placeUnknown}
          <br />
          {method === null ? texts.signedIn({ when }) : texts.signedInBy({ when, method: texts.methods[method] })}
        </>
      }
      {...(current
        ? {}
        : {
            value: (
              <FlushButton variant="quiet-danger" busy={busy} aria-label={texts.logOutDevice({ name })} onClick={onLogOut}>
                {texts.logOut}
              </FlushButton>
            ),
          })}
    />
  );
}

/** Lists the security events of the account, newest first (DEV-009). */
export function ActivitySection({ activity }: ActivitySectionProps) {
  const texts = useTexts(devicesTexts);
  return (
    <Section title={texts.activity} aria-busy={activity.kind === 'loading' || undefined}>
      {activity.kind === 'loading' ? <Skeleton variant="rows" count={2} label={texts.loadingActivity} /> : null}
      {activity.kind === 'failed' ? (
        <FailureNotice failure={activity.failure} action={<RetryButton variant="quiet" size="sm" onClick={activity.onRetry} />} />
      ) : null}
      {activity.kind === 'ready' ? <Events rows={activity.content} /> : null}
    </Section>
  );
}

function Events({ rows }: { readonly rows: readonly ActivityView[] }) {
  const texts = useTexts(devicesTexts);
  const words = useTexts(securityEventTexts);
  if (rows.length === 0) return <Text tone="secondary">{texts.noActivity}</Text>;
  return (
    <List>
      {rows.map(({ id, kind, name, device, at }) => (
        <ListRow
          key={id}
          leading={<IconTile glyph={securityEventIcons[kind]} />}
          title={<bdi>{securityEventWords(kind, name, words)}</bdi>}
          note={`${device ?? words.unknownDevice} · ${at}`}
        />
      ))}
    </List>
  );
}
