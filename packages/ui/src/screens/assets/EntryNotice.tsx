import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { infoIcon, warningIcon } from '../../foundations/Icon/icons.ts';
import type { OverlayProps } from '../../foundations/overlay/useModalDialog.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { entryNoticeTexts } from './entryNotice.texts.ts';

export type EntryNoticeName = 'travelRule' | 'cardLimitations';
export type EntryNoticeProps = OverlayProps & {
  /** Which notice it is. */
  readonly notice: EntryNoticeName;
};

const noticeStyles = { travelRule: { icon: infoIcon, tone: 'accent' }, cardLimitations: { icon: warningIcon, tone: 'warning' } } as const;

/** A notice that every customer sees once when they enter the dashboard (HOME-025, HOME-027). */
export function EntryNotice({ notice, ...overlay }: EntryNoticeProps) {
  const texts = useTexts(entryNoticeTexts);
  return (
    <Dialog
      {...overlay}
      {...noticeStyles[notice]}
      title={texts[notice].title}
      actions={<Button onClick={() => overlay.onOpenChange?.(false)}>{texts.proceed}</Button>}
    >
      {texts[notice].text}
    </Dialog>
  );
}
