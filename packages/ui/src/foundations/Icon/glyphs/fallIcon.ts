import ArrowDownRight from 'lucide-react/icons/arrow-down-right';
import type { IconGlyph } from '../Icon.tsx';

export const fallIcon: IconGlyph = ArrowDownRight;
