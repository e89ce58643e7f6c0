import { useEffect } from 'react';
import { useServices } from '../providers/Services.ts';

/**
 * The notice of the bot check for a form that needs its token; it starts to load when the form opens, not when it is sent (THIRD-035).
 * @param isNeeded whether the form that is shown asks for one
 */
export function usePreparedBotCheck(isNeeded = true): 'recaptcha' | 'other' {
  const { botCheck } = useServices();
  useEffect(() => {
    if (isNeeded) botCheck.prepare();
  }, [botCheck, isNeeded]);
  return botCheck.notice;
}
