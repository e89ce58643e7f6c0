import Minus from 'lucide-react/icons/minus';
import type { IconGlyph } from '../Icon.tsx';

export const flatIcon: IconGlyph = Minus;
