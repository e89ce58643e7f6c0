import Phone from 'lucide-react/icons/phone';
import type { IconGlyph } from '../Icon.tsx';

export const phoneIcon: IconGlyph = Phone;
