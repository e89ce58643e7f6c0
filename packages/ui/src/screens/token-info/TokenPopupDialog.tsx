import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import type { IconGlyph } from '../../foundations/Icon/Icon.tsx';
import { documentIcon, infoIcon, warningIcon } from '../../foundations/Icon/icons.ts';
import { MemorandumLink } from './MemorandumLink.tsx';
import type { TokenPopupView } from './TokenInfoScreen.types.ts';

/** Icons by the provider's name. Any other name has the icon "i". */
const icons = new Map<string, IconGlyph>([
  ['warning', warningIcon],
  ['document', documentIcon],
]);

const StyledText = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const StyledCheckbox = styled(Checkbox)`
  margin-block-start: var(--primitive-space-16);
  color: var(--semantic-color-text-primary);
`;

export type TokenPopupDialogProps = {
  /** The notice of the provider. */
  readonly popup: TokenPopupView;
  /** `ticked` is the state of the checkbox. */
  readonly onDone: (ticked: boolean) => void;
  /** Closed without the required agreement. */
  readonly onRefused: () => void;
};

/** The provider's notice to read before the deal, as plain text (TOK-022, D-TOK-13). */
export function TokenPopupDialog({ popup, onDone, onRefused }: TokenPopupDialogProps) {
  const { title, text, agreeText, buttonText, icon, logic, memorandumHref } = popup;
  const [isTicked, setTicked] = useState(false);
  const mustAgree = logic === 'obligatory';
  return (
    <Dialog
      title={title}
      icon={icons.get(icon) ?? infoIcon}
      tone={icon === 'warning' ? 'warning' : 'accent'}
      onOpenChange={() => (mustAgree ? onRefused() : onDone(isTicked))}
      actions={
        <Button disabled={mustAgree && !isTicked} onClick={() => onDone(isTicked)}>
          {buttonText}
        </Button>
      }
    >
      <StyledText dir="auto">{text}</StyledText>
      {mustAgree && memorandumHref !== null ? <MemorandumLink href={memorandumHref} /> : null}
      {logic === 'none' ? null : <StyledCheckbox label={agreeText} checked={isTicked} onCheckedChange={setTicked} />}
    </Dialog>
  );
}
