import Lock from 'lucide-react/icons/lock';
import type { IconGlyph } from '../Icon.tsx';

export const lockIcon: IconGlyph = Lock;
