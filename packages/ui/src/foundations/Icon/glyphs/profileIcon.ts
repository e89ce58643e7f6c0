import User from 'lucide-react/icons/user';
import type { IconGlyph } from '../Icon.tsx';

export const profileIcon: IconGlyph = User;
