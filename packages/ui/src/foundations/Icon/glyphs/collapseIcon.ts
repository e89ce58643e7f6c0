import ChevronUp from 'lucide-react/icons/chevron-up';
import type { IconGlyph } from '../Icon.tsx';

export const collapseIcon: IconGlyph = ChevronUp;
