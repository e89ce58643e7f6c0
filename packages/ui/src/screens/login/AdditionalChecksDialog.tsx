import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { securityIcon, warningIcon } from '../../foundations/Icon/icons.ts';
import { accessTexts } from '../../patterns/access/access.texts.ts';
import type { AccessIssue } from '../../patterns/access/AccessIssue.ts';
import { useTexts } from '../../texts/Texts.tsx';

type AdditionalChecksDialogProps = {
  readonly issue: Extract<AccessIssue, { kind: 'additionalChecks' }> | null;
  readonly onClose: () => void;
};

/** Code 116 opens a modal in the password form, with title, context, code and link (AUTH-024, D-AUTH-10). */
export function AdditionalChecksDialog({ issue, onClose }: AdditionalChecksDialogProps) {
  const texts = useTexts(accessTexts);
  if (issue === null) return null;
  const { link } = issue;
  return (
    <Dialog
      onOpenChange={onClose}
      icon={link === null ? warningIcon : securityIcon}
      tone={link === null ? 'warning' : 'accent'}
      title={link === null ? texts.additionalChecksPending : texts.additionalChecks}
      actions={
        link === null ? (
          <Button onClick={onClose}>{texts.understood}</Button>
        ) : (
          <Button onClick={() => location.assign(link)}>{texts.proceed}</Button>
        )
      }
    >
      <Text as="div">{issue.message}</Text>
      <Text as="div" type="caption" tone="secondary">
        {texts.code(issue.code)}
      </Text>
    </Dialog>
  );
}
