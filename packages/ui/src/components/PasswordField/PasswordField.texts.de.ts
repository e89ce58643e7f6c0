import type { Translation } from '../../texts/Translation.ts';
import type { passwordFieldTexts } from './PasswordField.texts.ts';

export const germanPasswordFieldTexts: Translation<typeof passwordFieldTexts> = { reveal: 'Passwort anzeigen' };
