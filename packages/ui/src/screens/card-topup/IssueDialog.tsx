import { styled } from 'styled-components';
import { formatMoney } from '@wallet/core/format/formatMoney';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { limitIcon } from '../../foundations/Icon/icons.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { CallFailedDialog } from '../../patterns/ErrorDialog/CallOutcomeDialog.tsx';
import { ErrorDialog } from '../../patterns/ErrorDialog/ErrorDialog.tsx';
import { MessageDialog } from '../../patterns/ErrorDialog/MessageDialog.tsx';
import { failureTexts } from '../../patterns/FailureNotice/failure.texts.ts';
import { LimitMeters, type CardLimits } from '../../patterns/LimitMeters/LimitMeters.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { CardTopUpIssue, CardTopUpScreenProps } from './CardTopUpScreen.types.ts';
import { cardTopUpTexts } from './cardTopUp.texts.ts';
import { useLocale } from '../../texts/Locale.tsx';

const StyledRemaining = styled.p`
  b {
    color: var(--semantic-color-text-primary);
  }
`;

type IssueDialogProps = Pick<CardTopUpScreenProps, 'transactionsHref'> & {
  readonly issue: CardTopUpIssue | null;
  readonly limits: CardLimits | undefined;
  readonly onClose: () => void;
};

/** Explains why the payment stopped. Failed requests are shown above the button instead. */
export function IssueDialog({ issue, limits, onClose, transactionsHref }: IssueDialogProps) {
  const locale = useLocale();
  const texts = useTexts(cardTopUpTexts);
  const failures = useTexts(failureTexts);
  if (issue === null) return null;
  switch (issue.kind) {
    case 'failed':
      return null;
    case 'refused':
      return <CallFailedDialog outcome={issue} onClose={onClose} />;
    case 'unconfirmed':
      return (
        <ErrorDialog
          title={failures.unexpected}
          message={texts.unconfirmed}
          onClose={onClose}
          action={<LinkButton href={transactionsHref}>{texts.viewTransactions}</LinkButton>}
        />
      );
    case 'limit': {
      const { limit, remaining } = issue.exceeded;
      return (
        <MessageDialog title={texts.exceeded[limit]} icon={limitIcon} tone="warning" onClose={onClose}>
          <Stack gap={24}>
            <StyledRemaining>
              {texts.remaining[limit]} <b>{formatMoney(remaining, locale)}</b>
            </StyledRemaining>
            {limits && <LimitMeters limits={limits} exceeded={limit} />}
          </Stack>
        </MessageDialog>
      );
    }
  }
}
