import Landmark from 'lucide-react/icons/landmark';
import type { IconGlyph } from '../Icon.tsx';

export const cashIcon: IconGlyph = Landmark;
