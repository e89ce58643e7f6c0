import ArrowRight from 'lucide-react/icons/arrow-right';
import type { IconGlyph } from '../Icon.tsx';

export const intoIcon: IconGlyph = ArrowRight;
