import Menu from 'lucide-react/icons/menu';
import type { IconGlyph } from '../Icon.tsx';

export const menuIcon: IconGlyph = Menu;
