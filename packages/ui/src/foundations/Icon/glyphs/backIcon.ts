import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { IconGlyph } from '../Icon.tsx';

export const backIcon: IconGlyph = ArrowLeft;
