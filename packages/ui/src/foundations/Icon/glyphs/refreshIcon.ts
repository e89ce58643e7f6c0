import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { IconGlyph } from '../Icon.tsx';

export const refreshIcon: IconGlyph = RefreshCw;
