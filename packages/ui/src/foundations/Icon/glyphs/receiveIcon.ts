import ArrowDown from 'lucide-react/icons/arrow-down';
import type { IconGlyph } from '../Icon.tsx';

export const receiveIcon: IconGlyph = ArrowDown;
