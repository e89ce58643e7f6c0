import type { CallOutcome } from '@wallet/ui/patterns/form';
import { maskPhone } from '@wallet/core/format/masks';
import { AccountClosureScreen } from '@wallet/ui/screens/account-closure';
import { useLocation } from 'react-router-dom';
import { attempt } from '../../api/outcome.ts';
import { useCloseAccount, useClosureCode } from '../../data/account-closure.ts';
import { useGoBack } from '../../operations/page/history.ts';
import { useServices, useSession } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';
import { forgetCustomer, toClosureCode } from './model.ts';

/** Closes the account by a code that is sent on entry (PROF-018 to PROF-026). */
export function AccountClosurePage() {
  const services = useServices();
  const { lifecycle, clock } = services;
  const customer = useSession();
  const closureCode = useClosureCode(useLocation().key);
  const closeAccount = useCloseAccount();

  async function confirm(code: string): Promise<CallOutcome<'code'>> {
    const sent = closureCode.code?.uuid ?? '';
    const outcome = await attempt(() => closeAccount({ uuid: sent, code }), { fields: { code: 'code' } });
    if (outcome.kind === 'done' && customer !== null) {
      // Here and now: the 401 of another tab would end it otherwise, in this tab too, before the customer has read the success (D-PROF-18).
      lifecycle.endInPlace();
      // Nothing of the customer stays, also when the tab is closed or loaded again before "Got it" (D-PROF-16, D-PROF-17).
      forgetCustomer(services, customer);
    }
    return outcome;
  }

  return (
    <AccountClosureScreen
      code={toClosureCode(closureCode)}
      maskedPhone={maskPhone(customer?.username ?? '')}
      onAskCode={closureCode.askAgain}
      onConfirm={confirm}
      onGotIt={() => lifecycle.logOut()}
      onBack={useGoBack(paths.profile.to())}
      now={clock.now}
    />
  );
}
