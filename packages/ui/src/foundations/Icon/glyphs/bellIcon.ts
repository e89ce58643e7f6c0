import Bell from 'lucide-react/icons/bell';
import type { IconGlyph } from '../Icon.tsx';

export const bellIcon: IconGlyph = Bell;
