import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { accessTexts } from '../access/access.texts.ts';
import { codeStepTexts } from './codeStep.texts.ts';
import type { DeliveryFailure } from './SentCode.ts';

/** Explains why no code arrives. For a lost SMS it also points to support (D-REG-23). */
export function DeliveryNotice({ delivery, supportHref }: { readonly delivery: DeliveryFailure; readonly supportHref: string }) {
  const texts = useTexts(codeStepTexts);
  const access = useTexts(accessTexts);
  if (delivery.kind === 'unavailable') return <Notice kind="warning" live="polite" title={access.unavailable} />;
  return (
    <Notice kind="warning" live="polite" action={<Link href={supportHref}>{access.contactSupport}</Link>}>
      {delivery.message === '' ? texts.deliveryFailed : delivery.message}
    </Notice>
  );
}
