const MONTHS = [
  'қаң.',
  'ақп.',
  'нау.',
  'сәу.',
  'мам.',
  'мау.',
  'шіл.',
  'там.',
  'қыр.',
  'қаз.',
  'қар.',
  'жел.',
];

/** `2026 ж. 21 қар., 08:15` and its parts. Written here because Chromium ships no Kazakh data and would print another language. */
export function formatDateKk(
  instant: Date,
  timeZone: string,
): Record<'date' | 'time' | 'dateTime' | 'month', string> {
  const parts = new Map(
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'numeric',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    })
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const [year, name] = [parts.get('year'), MONTHS[Number(parts.get('month')) - 1]];
  const date = `${year} ж. ${Number(parts.get('day'))} ${name}`;
  const time = `${parts.get('hour')}:${parts.get('minute')}`;
  return { date, time, dateTime: `${date}, ${time}`, month: `${year} ж. ${name}` };
}
