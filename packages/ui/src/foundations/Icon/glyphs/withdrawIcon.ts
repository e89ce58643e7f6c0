import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { IconGlyph } from '../Icon.tsx';

export const withdrawIcon: IconGlyph = ArrowUpRight;
