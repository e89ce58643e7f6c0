import Clock from 'lucide-react/icons/clock';
import type { IconGlyph } from '../Icon.tsx';

export const pendingIcon: IconGlyph = Clock;
