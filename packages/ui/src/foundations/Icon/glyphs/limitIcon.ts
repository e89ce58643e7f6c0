import Gauge from 'lucide-react/icons/gauge';
import type { IconGlyph } from '../Icon.tsx';

export const limitIcon: IconGlyph = Gauge;
