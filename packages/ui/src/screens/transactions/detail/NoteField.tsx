import { countCharacters } from '@wallet/core/validation/texts';
import { useState } from 'react';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import { transactionDetailTexts } from './transactionDetail.texts.ts';

const MOST = 140;
/** Number of characters from which the counter is shown. */
const COUNTED_FROM = 100;

type NoteFieldProps = { readonly note: string; readonly onNote: (note: string) => void };

/** The customer's note on an order, saved while it is typed. A note that is too long is not saved (WISH-024). */
export function NoteField({ note, onNote }: NoteFieldProps) {
  const texts = useTexts(transactionDetailTexts);
  const [text, setText] = useState(note);
  const isTooLong = countCharacters(text) > MOST;
  const change = (next: string): void => {
    setText(next);
    if (countCharacters(next) <= MOST) onNote(next.trim());
  };
  return (
    <TextArea
      label={texts.note}
      hint={texts.noteHint}
      issue={isTooLong ? texts.noteTooLong : undefined}
      mostCharacters={MOST}
      counterFrom={COUNTED_FROM}
      dir="auto"
      value={text}
      onValueChange={change}
    />
  );
}
