/** A plain table: columns in the order of the first row, numbers to the right. */
export function formatTable(rows: readonly Record<string, string | number>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const cells = [columns, ...rows.map((row) => columns.map((column) => text(row[column])))];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  const isNumber = columns.map((column) => typeof rows[0]?.[column] === 'number');
  const lines = cells.map((line) =>
    line
      .map((cell, index) =>
        isNumber[index] ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return [lines[0], widths.map((width) => '─'.repeat(width)).join('  '), ...lines.slice(1)].join('\n');
}

/** 1234567 → 1 234 567; small numbers as they are; a dash for what could not be measured. */
function text(value: string | number | undefined): string {
  if (typeof value !== 'number') return value ?? '';
  if (Number.isNaN(value)) return '-';
  const [whole = '', fraction] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ' ');
  return fraction ? `${grouped}.${fraction}` : grouped;
}
