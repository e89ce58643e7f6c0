import LogOut from 'lucide-react/icons/log-out';
import type { IconGlyph } from '../Icon.tsx';

export const logOutIcon: IconGlyph = LogOut;
