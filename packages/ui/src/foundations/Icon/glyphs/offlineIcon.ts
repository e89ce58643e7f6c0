import WifiOff from 'lucide-react/icons/wifi-off';
import type { IconGlyph } from '../Icon.tsx';

export const offlineIcon: IconGlyph = WifiOff;
