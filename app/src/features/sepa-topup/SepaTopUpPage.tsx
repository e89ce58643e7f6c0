import { SepaTopUpScreen, sepaTopUpTexts } from '@wallet/ui/screens/sepa-topup';
import { useTexts } from '@wallet/ui/texts';
import { useNavigate } from 'react-router-dom';
import { shareText } from '../../adapters/clipboard-and-share/browserClipboardAndShare.ts';
import { type SepaIds, SepaPage } from '../../operations/bankTransfer.tsx';
import { paths } from '../../routing/paths.ts';
import { type SepaTopUpView, toSepaTopUpView } from '../../operations/sepa/sepaTopUpView.ts';
import { useSepaTopUp } from './model.ts';
import { showToast } from '../../operations/walletUi.ts';

function TopUp({ ids, view }: { readonly ids: SepaIds; readonly view: SepaTopUpView }) {
  const { accounts, banks, settings, cardHref } = view;
  const { step, shared, replace, onDone } = useSepaTopUp(ids);
  const texts = useTexts(sepaTopUpTexts);
  const navigate = useNavigate();
  return (
    <SepaTopUpScreen
      {...{ step, accounts, banks, settings, cardHref }}
      {...shared}
      onCard={(draft) => (cardHref === null ? undefined : replace(cardHref, draft))}
      onShare={shareText()}
      onDone={async () => {
        const outcome = await onDone();
        if (outcome.kind === 'done') {
          showToast({ text: texts.waiting });
          void navigate(paths.assets.to(), { replace: true });
        }
        return outcome;
      }}
    />
  );
}

/** A top-up by a bank transfer in the EU (SEPA-001). */
export function SepaTopUpPage() {
  return <SepaPage read={toSepaTopUpView}>{(ids, view) => <TopUp ids={ids} view={view} />}</SepaPage>;
}
