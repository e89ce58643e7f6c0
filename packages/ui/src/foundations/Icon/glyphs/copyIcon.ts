import Copy from 'lucide-react/icons/copy';
import type { IconGlyph } from '../Icon.tsx';

export const copyIcon: IconGlyph = Copy;
