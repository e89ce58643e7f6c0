import { useEffect } from 'react';
import { useServices } from '../providers/Services.ts';

/**
 * Returns the notice of the bot check for a form that needs its token. Loading starts when the form opens, not on submit (THIRD-035).
 * @param isNeeded whether the current form needs a token
 */
export function usePreparedBotCheck(isNeeded = true): 'recaptcha' | 'other' {
  const { botCheck } = useServices();
  useEffect(() => {
    if (isNeeded) botCheck.prepare();
  }, [botCheck, isNeeded]);
  return botCheck.notice;
}
