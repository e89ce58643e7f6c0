import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { IconGlyph } from '../Icon.tsx';

export const previousIcon: IconGlyph = ChevronLeft;
