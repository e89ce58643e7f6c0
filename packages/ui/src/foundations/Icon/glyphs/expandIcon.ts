import ChevronDown from 'lucide-react/icons/chevron-down';
import type { IconGlyph } from '../Icon.tsx';

export const expandIcon: IconGlyph = ChevronDown;
