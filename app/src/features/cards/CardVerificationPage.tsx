import { maxFiles } from '@wallet/core/limits/uploads';
import { CardVerificationScreen } from '@wallet/ui/screens/cards/CardVerificationScreen';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { toUploadOutcome } from '../../api/toUploadOutcome.ts';
import { useCards } from '../../data/cards/useCards.ts';
import { useUploadCardProof } from '../../data/cards/useUploadCardProof.ts';
import { NotFoundPage } from '../../operations/page/NotFound.ts';
import { OperationFailed } from '../../operations/page/OperationFailed.tsx';
import { PageLoading } from '../../operations/page/PageLoading.tsx';
import { readId } from '../../operations/page/readId.ts';
import { useGoBack } from '../../operations/page/useGoBack.ts';
import { paths } from '../../routing/paths.ts';

/** The proof of one card (D-CARDS-08); a card that is verified has nothing to prove. */
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
        try {
          await upload(cardId, { files, onProgress });
        } catch (failure) {
          return toUploadOutcome(failure);
        }
        setSent(true);
        return { kind: 'done' };
      }}
      cardsHref={paths.cards.to()}
      onBack={goBack}
    />
  );
}
