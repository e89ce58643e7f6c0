import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { IconGlyph } from '../Icon.tsx';

export const filtersIcon: IconGlyph = SlidersHorizontal;
