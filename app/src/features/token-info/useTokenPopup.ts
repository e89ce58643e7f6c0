import type { TokenPopup } from '@wallet/contract/tokens';
import type { TokenPopupView } from '@wallet/ui/screens/token-info/TokenInfoScreen.types';
import { useMemo, useState } from 'react';
import { useServices, useSession } from '../../providers/Services.ts';
import { deviceKeys } from '../../storage/keys.ts';

type Remembered = { readonly userId: string; readonly symbol: string; readonly version: number };

const isSame = (left: Remembered, right: Remembered): boolean =>
  left.userId === right.userId && left.symbol === right.symbol && left.version === right.version;

export type TokenPopupState = {
  /** Null when there is none, or nothing of it has to be read. */
  readonly popup: TokenPopupView | null;
  /** Read. An agreement, or the wish not to see it again, is remembered on the device until there is another version (D-TOK-13, D-API-25). */
  readonly finish: (ticked: boolean) => void;
};

/** What has to be read before a deal. @param published undefined while the page is loading */
export function useTokenPopup(symbol: string, published: TokenPopup | null | undefined): TokenPopupState {
  const { storage } = useServices();
  const userId = useSession()?.userId ?? '';
  const [isDone, setDone] = useState(false);
  const version = published?.version;
  const isRemembered = useMemo(
    () => version !== undefined && (storage.read(deviceKeys.tokenPopups) ?? []).some((known) => isSame(known, { userId, symbol, version })),
    [storage, userId, symbol, version],
  );

  function finish(ticked: boolean): void {
    setDone(true);
    if (!ticked || version === undefined) return;
    const others = (storage.read(deviceKeys.tokenPopups) ?? []).filter((known) => known.userId !== userId || known.symbol !== symbol);
    storage.write(deviceKeys.tokenPopups, [...others, { userId, symbol, version }]);
  }

  if (published === undefined || published === null || isDone || isRemembered) return { popup: null, finish };
  const { title, text, agree_text: agreeText, button_text: buttonText, icon, checkbox_logic: logic } = published;
  return { popup: { title, text, agreeText, buttonText, icon, logic }, finish };
}
