import CheckCheck from 'lucide-react/icons/check-check';
import type { IconGlyph } from '../Icon.tsx';

export const readAllIcon: IconGlyph = CheckCheck;
