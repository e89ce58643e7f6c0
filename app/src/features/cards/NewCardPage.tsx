import { cardsTexts } from '@wallet/ui/screens/cards/cards.texts';
import { NewCardScreen } from '@wallet/ui/screens/cards/NewCardScreen';
import { showToast } from '@wallet/ui/patterns/ToastRegion/showToast';
import { useTexts } from '@wallet/ui/texts/Texts';
import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageLoading } from '../../operations/page/PageLoading.tsx';
import { useCardPayment } from '../../operations/cardPayment/useCardPayment.tsx';
import { useGoBack } from '../../operations/page/useGoBack.ts';
import { paths } from '../../routing/paths.ts';
import { useServices } from '../../providers/Services.ts';
import { afterAdding } from './afterAdding.ts';
import { useNewCard } from './useNewCard.ts';

/** What stands for the card's fields: nothing where a sheet asks for the card (CARDS-021), else null for those of the screen. */
const noFields = (hasOwnSheet: boolean) => (hasOwnSheet ? <></> : null);

/** A new card (D-CARDS-01). */
export function NewCardPage() {
  const [search] = useSearchParams();
  const { clock } = useServices();
  const { CardElement, hasOwnSheet } = useCardPayment();
  const { alreadyAdded } = useTexts(cardsTexts);
  const navigate = useNavigate();
  const goBack = useGoBack(paths.cards.to());
  const { submit, isOff } = useNewCard((card) => {
    if (card === null) showToast({ text: alreadyAdded });
    void navigate(afterAdding(search.get('returnTo'), card), { replace: true });
  });
  return (
    <Suspense fallback={<PageLoading />}>
      <NewCardScreen
        element={CardElement === null ? noFields(hasOwnSheet) : <CardElement />}
        now={clock.now()}
        onSubmit={submit}
        onRefused={() => (isOff() ? void navigate(paths.cards.to(), { replace: true }) : undefined)}
        onBack={goBack}
      />
    </Suspense>
  );
}
