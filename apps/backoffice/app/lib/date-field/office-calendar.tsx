import { Calendar, type CalendarProps } from '@croupier/ui/calendar/calendar.tsx';
import { enGB } from '@daypicker/react/locale/en-GB';
import { uk } from '@daypicker/react/locale/uk';
import { useLocale } from 'use-intl';

/** The calendar in the operator's language. */
export default function OfficeCalendar(props: CalendarProps) {
  return <Calendar {...props} locale={useLocale() === 'uk' ? uk : enGB} />;
}
