import { maxFiles } from '@wallet/core/limits/limits';
import { CardVerificationScreen } from '@wallet/ui/screens/cards';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { attempt } from '../../api/outcome.ts';
import { uploadRules } from '../../api/uploadRules.ts';
import { useCards, useUploadCardProof } from '../../data/cards.ts';
import { OperationFailed } from '../../operations/page/OperationFailed.tsx';
import { readId } from '../../operations/page/address.ts';
import { useGoBack } from '../../operations/page/history.ts';
import { NotFoundPage, PageLoading } from '../../operations/page/lazyPage.tsx';
import { paths } from '../../routing/paths.ts';

/** Verification of a card (D-CARDS-08). A verified card redirects to its page. */
export function CardVerificationPage() {
  const cardId = readId(useParams()['cardId']);
  const { data, error, isError } = useCards();
  const [isSent, setSent] = useState(false);
  const upload = useUploadCardProof();
  const goBack = useGoBack(paths.cards.to());
  if (cardId === null) return <NotFoundPage />;
  if (data === undefined) return isError ? <OperationFailed error={error} /> : <PageLoading />;
  const card = data.find(({ id }) => id === cardId);
  if (card === undefined) return <NotFoundPage />;
  if (card.status === 'verified' && !isSent) return <Navigate to={paths.card.to({ cardId })} replace />;
  return (
    <CardVerificationScreen
      state={isSent || card.status === 'pending' ? 'sent' : 'upload'}
      most={maxFiles.card}
      onSend={async (files, onProgress) => {
        const outcome = await attempt(() => upload(cardId, { files, onProgress }), uploadRules);
        if (outcome.kind === 'done') setSent(true);
        return outcome;
      }}
      cardsHref={paths.cards.to()}
      onBack={goBack}
    />
  );
}
