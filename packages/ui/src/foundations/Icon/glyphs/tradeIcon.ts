import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import type { IconGlyph } from '../Icon.tsx';

export const tradeIcon: IconGlyph = ArrowLeftRight;
