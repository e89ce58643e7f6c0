import Plus from 'lucide-react/icons/plus';
import type { IconGlyph } from '../Icon.tsx';

export const addIcon: IconGlyph = Plus;
