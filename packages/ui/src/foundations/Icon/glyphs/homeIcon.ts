import House from 'lucide-react/icons/house';
import type { IconGlyph } from '../Icon.tsx';

export const homeIcon: IconGlyph = House;
