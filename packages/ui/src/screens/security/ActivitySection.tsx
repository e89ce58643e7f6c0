import { List } from '../../components/List/List.tsx';
import { ListRow } from '../../components/ListRow/ListRow.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { IconTile } from '../../foundations/Icon/IconTile.tsx';
import { historyIcon } from '../../foundations/Icon/icons.ts';
import { Text } from '../../foundations/Text/Text.tsx';
import { FailureNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import { RetryButton } from '../../patterns/PageStates/RetryButton.tsx';
import { securityEventTexts } from '../../patterns/SecurityEvent/securityEvent.texts.ts';
import { securityEventWords } from '../../patterns/SecurityEvent/securityEventWords.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { devicesTexts } from './security.texts.ts';
import type { ActivitySectionProps, ActivityView } from './DevicesSection.types.ts';

/** Lists the security events of the account, newest first (DEV-009). */
export function ActivitySection({ activity }: ActivitySectionProps) {
  const texts = useTexts(devicesTexts);
  return (
    <Section type="label" title={texts.activity} aria-busy={activity.kind === 'loading' || undefined}>
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
          leading={<IconTile glyph={historyIcon} />}
          title={<bdi>{securityEventWords(kind, name, words)}</bdi>}
          note={`${device ?? words.unknownDevice} · ${at}`}
        />
      ))}
    </List>
  );
}
