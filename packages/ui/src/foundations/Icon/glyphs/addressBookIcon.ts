import BookUser from 'lucide-react/icons/book-user';
import type { IconGlyph } from '../Icon.tsx';

export const addressBookIcon: IconGlyph = BookUser;
