import Wifi from 'lucide-react/icons/wifi';
import type { IconGlyph } from '../Icon.tsx';

export const connectionIcon: IconGlyph = Wifi;
