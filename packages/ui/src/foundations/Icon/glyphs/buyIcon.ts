import ShoppingBag from 'lucide-react/icons/shopping-bag';
import type { IconGlyph } from '../Icon.tsx';

export const buyIcon: IconGlyph = ShoppingBag;
