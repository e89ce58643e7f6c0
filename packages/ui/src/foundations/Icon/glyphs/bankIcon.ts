import Building2 from 'lucide-react/icons/building-complex';
import type { IconGlyph } from '../Icon.tsx';

export const bankIcon: IconGlyph = Building2;
