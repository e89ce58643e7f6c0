import Mail from 'lucide-react/icons/mail';
import type { IconGlyph } from '../Icon.tsx';

export const mailIcon: IconGlyph = Mail;
