import ArrowUp from 'lucide-react/icons/arrow-up';
import type { IconGlyph } from '../Icon.tsx';

export const sendIcon: IconGlyph = ArrowUp;
