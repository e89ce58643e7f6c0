import Gem from 'lucide-react/icons/gem';
import type { IconGlyph } from '../Icon.tsx';

export const wealthIcon: IconGlyph = Gem;
