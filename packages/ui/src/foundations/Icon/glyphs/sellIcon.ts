import HandCoins from 'lucide-react/icons/hand-coins';
import type { IconGlyph } from '../Icon.tsx';

export const sellIcon: IconGlyph = HandCoins;
