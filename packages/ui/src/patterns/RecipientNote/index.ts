export { RecipientNote, type RecipientHistory } from './RecipientNote.tsx';
export { recipientNoteTexts } from './recipientNote.texts.ts';
