import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import type { IconGlyph } from '../Icon.tsx';

export const deviceIcon: IconGlyph = MonitorSmartphone;
