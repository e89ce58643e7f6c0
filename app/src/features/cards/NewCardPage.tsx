import { Part } from '@wallet/ui/foundations/parts';
import { type CardElementsView, NewCardScreen, cardsTexts } from '@wallet/ui/screens/cards';
import { useTexts } from '@wallet/ui/texts';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useUserInfo } from '../../data/user-info.ts';
import { useCardPayment } from '../../operations/cardPayment.tsx';
import { PageLoading } from '../../operations/page/lazyPage.tsx';
import { useGoBack } from '../../operations/page/history.ts';
import { useReturnFromBank } from '../../operations/returnFromBank.ts';
import { useProviderTime } from '../../providers/useProviderTime.ts';
import { toFullName } from '../../operations/toFullName.ts';
import { paths } from '../../routing/paths.ts';
import { toPathAfterAdding, useNewCard } from './model.ts';
import { showToast } from '../../operations/walletUi.ts';

/** Adding a card (D-CARDS-01). */
export function NewCardPage() {
  const [search] = useSearchParams();
  const clock = useProviderTime();
  const { CardFields, hasOwnSheet } = useCardPayment();
  const { alreadyAdded } = useTexts(cardsTexts);
  const navigate = useNavigate();
  const goBack = useGoBack(paths.cards.to());
  const holder = toFullName(useUserInfo().data?.dossier ?? null) ?? '';
  const back = useReturnFromBank('setup');
  const { submit, keepConfirmed, isOff } = useNewCard((card) => {
    if (card === null) showToast({ text: alreadyAdded });
    void navigate(toPathAfterAdding(search.get('returnTo'), card), { replace: true });
  });
  const confirmed = back?.status === 'succeeded' ? back.intent : null;
  useEffect(() => {
    if (confirmed !== null) keepConfirmed(confirmed);
  }, [confirmed, keepConfirmed]);

  const screen = (source: 'typed' | 'sheet' | CardElementsView) => (
    <NewCardScreen
      key={typeof source === 'object' ? holder : 'own'}
      source={source}
      now={clock.now()}
      isReturnRefused={back !== null && confirmed === null}
      onSubmit={submit}
      onRefused={() => (isOff() ? void navigate(paths.cards.to(), { replace: true }) : undefined)}
      onBack={goBack}
    />
  );
  if (CardFields === null) return screen(hasOwnSheet ? 'sheet' : 'typed');
  return (
    <Part waiting={<PageLoading />}>
      <CardFields>{(view) => screen({ ...view, holder, supportHref: paths.support.to() })}</CardFields>
    </Part>
  );
}
