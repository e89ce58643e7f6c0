import CalendarDays from 'lucide-react/icons/calendar-days';
import type { IconGlyph } from '../Icon.tsx';

export const calendarIcon: IconGlyph = CalendarDays;
