import X from 'lucide-react/icons/x';
import type { IconGlyph } from '../Icon.tsx';

export const closeIcon: IconGlyph = X;
