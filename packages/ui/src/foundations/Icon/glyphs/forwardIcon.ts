import ChevronRight from 'lucide-react/icons/chevron-right';
import type { IconGlyph } from '../Icon.tsx';

export const forwardIcon: IconGlyph = ChevronRight;
