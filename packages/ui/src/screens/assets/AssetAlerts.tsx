import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { describeAlert } from '../../patterns/CustomerAlert/describeAlert.ts';
import { customerAlertTexts } from '../../patterns/CustomerAlert/customerAlert.texts.ts';
import type { CustomerAlert } from '../../patterns/CustomerAlert/CustomerAlert.types.ts';
import { LinkedText } from '../../patterns/CustomerAlert/LinkedText.tsx';
import { useTexts } from '../../texts/Texts.tsx';

export type AssetAlertsProps = {
  /** The alerts, newest first. */
  readonly alerts: readonly (CustomerAlert & { readonly onClose?: (() => void) | undefined })[];
};

/** The provider's alerts, newest first. Each can be closed for the session (HOME-031, HOME-032, D-USR-09). */
export function AssetAlerts({ alerts }: AssetAlertsProps) {
  const texts = useTexts(customerAlertTexts);
  if (alerts.length === 0) return null;
  return (
    <Stack as="section" gap={8} aria-label={texts.alertsTitle}>
      {alerts.map((alert) => (
        <Alert key={alert.id} alert={alert} onClose={alert.onClose} />
      ))}
    </Stack>
  );
}

function Alert({ alert, onClose }: { readonly alert: CustomerAlert; readonly onClose: (() => void) | undefined }) {
  const texts = useTexts(customerAlertTexts);
  const { date, href, level } = alert;
  const { words, note } = describeAlert(alert, texts);
  return (
    <Notice
      kind={level === 'message' ? 'info' : 'warning'}
      title={href === null ? <LinkedText text={words} /> : <Link href={href}>{words}</Link>}
      {...(onClose && { onDismiss: onClose })}
      dismissLabel={texts.closeAlert({ title: words })}
    >
      {note === null ? null : <LinkedText text={note} />}
      {note === null || date === null ? null : ' · '}
      {date}
    </Notice>
  );
}
