import History from 'lucide-react/icons/rotate-ccw-clock';
import type { IconGlyph } from '../Icon.tsx';

export const staleIcon: IconGlyph = History;
