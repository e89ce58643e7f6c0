import { NewCardScreen, cardsTexts } from '@wallet/ui/screens/cards';
import { useTexts } from '@wallet/ui/texts';
import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCardPayment } from '../../operations/cardPayment.tsx';
import { PageLoading } from '../../operations/page/lazyPage.tsx';
import { useGoBack } from '../../operations/page/history.ts';
import { useServices } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';
import { afterAdding, useNewCard } from './model.ts';
import { showToast } from '../../operations/walletUi.ts';

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
