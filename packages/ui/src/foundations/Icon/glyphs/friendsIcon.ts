import Users from 'lucide-react/icons/users';
import type { IconGlyph } from '../Icon.tsx';

export const friendsIcon: IconGlyph = Users;
