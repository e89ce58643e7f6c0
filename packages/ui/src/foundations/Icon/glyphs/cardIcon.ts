import CreditCard from 'lucide-react/icons/credit-card';
import type { IconGlyph } from '../Icon.tsx';

export const cardIcon: IconGlyph = CreditCard;
