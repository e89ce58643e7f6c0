import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { accessTexts } from '../access/access.texts.ts';
import type { AccessTargets } from '../access/AccessIssueNotice.tsx';
import { codeStepTexts } from './codeStep.texts.ts';
import type { DeliveryFailure } from './SentCode.ts';

type DeliveryNoticeProps = Pick<AccessTargets, 'supportHref'> & { readonly delivery: DeliveryFailure };

/** Explains why no code arrives. For a lost SMS it also points to support (D-REG-23). */
export function DeliveryNotice({ delivery, supportHref }: DeliveryNoticeProps) {
  const texts = useTexts(codeStepTexts);
  const access = useTexts(accessTexts);
  if (delivery.kind === 'unavailable') return <Notice kind="warning" live="polite" title={access.unavailable} />;
  return (
    <Notice kind="warning" live="polite" action={supportHref && <Link href={supportHref}>{access.contactSupport}</Link>}>
      {delivery.message === '' ? texts.deliveryFailed : delivery.message}
    </Notice>
  );
}
