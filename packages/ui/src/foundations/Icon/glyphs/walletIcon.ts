import Wallet from 'lucide-react/icons/wallet';
import type { IconGlyph } from '../Icon.tsx';

export const walletIcon: IconGlyph = Wallet;
