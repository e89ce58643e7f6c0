import { useQueryClient } from '@tanstack/react-query';
import { chooseLanguage } from '@wallet/contract/customer/user-info';
import { useChosenLanguage } from '../../operations/page/useChosenLanguage.ts';
import { useCall } from '../../providers/useCall.ts';
import { type LanguageName, useServices } from '../../providers/Services.ts';

/**
 * The language of this device, which the provider writes to the customer in as well (LANG-006). What is shown is asked for anew in it
 * (LANG-016). A choice that does not arrive stays on the device; the next sign-in tells it.
 */
export function useKeptLanguage() {
  const { language } = useChosenLanguage();
  const { speak } = useServices();
  const call = useCall();
  const queries = useQueryClient();
  return {
    language,
    onLanguage: (chosen: LanguageName): void => {
      void speak(chosen).then(() => queries.invalidateQueries());
      void call(chooseLanguage, { body: { language: chosen } }).catch(() => undefined);
    },
  } as const;
}
