import ScrollText from 'lucide-react/icons/scroll-text';
import type { IconGlyph } from '../Icon.tsx';

export const bondsIcon: IconGlyph = ScrollText;
