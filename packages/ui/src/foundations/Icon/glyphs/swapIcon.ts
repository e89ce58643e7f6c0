import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import type { IconGlyph } from '../Icon.tsx';

export const swapIcon: IconGlyph = ArrowUpDown;
