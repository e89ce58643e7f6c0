import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Icon } from '../../../foundations/Icon/Icon.tsx';
import { documentIcon, downloadIcon, supportIcon } from '../../../foundations/Icon/icons.ts';
import { FailureNotice } from '../../../patterns/FailureNotice/FailureNotice.tsx';
import { type CallOutcome, unlessDone } from '../../../patterns/form/CallOutcome.ts';
import { useSubmitOnce } from '../../../patterns/form/useSubmitOnce.ts';
import { useTexts } from '../../../texts/Texts.tsx';
import type { TransactionDetail, TransactionDetailDialogProps } from './TransactionDetail.types.ts';
import { transactionDetailTexts } from './transactionDetail.texts.ts';

// Side by side where they fit.
const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--primitive-space-8);

  > * {
    flex: 1 1 auto;
  }
`;

const printPage = (): void => print();

type DetailActionsProps = Pick<TransactionDetailDialogProps, 'onReceipt' | 'onPrint' | 'supportHref'> & Pick<TransactionDetail, 'status'>;

/**
 * The receipt of a completed order, as a file and in print (WISH-023), and support for every order. They end the content, so they cover
 * nothing.
 */
export function DetailActions({ status, onReceipt, onPrint = printPage, supportHref }: DetailActionsProps) {
  const texts = useTexts(transactionDetailTexts);
  const { busy, outcome, submitOnce } = useSubmitOnce<CallOutcome>();
  return (
    <>
      <FailureNotice failure={outcome?.kind === 'failed' ? outcome.failure : null} />
      {outcome?.kind === 'refused' ? (
        <Notice kind="negative" live="assertive">
          {outcome.message ?? texts.failed}
        </Notice>
      ) : null}
      <StyledActions>
        {status !== 'completed' ? null : (
          <>
            {onReceipt === undefined ? null : (
              <Button variant="secondary" size="md" busy={busy} onClick={() => void submitOnce(async () => unlessDone(await onReceipt()))}>
                <Icon glyph={downloadIcon} />
                {texts.receipt}
              </Button>
            )}
            <Button variant="secondary" size="md" onClick={onPrint}>
              <Icon glyph={documentIcon} />
              {texts.print}
            </Button>
          </>
        )}
        <LinkButton variant="secondary" size="md" href={supportHref}>
          <Icon glyph={supportIcon} />
          {texts.contactSupport}
        </LinkButton>
      </StyledActions>
    </>
  );
}
