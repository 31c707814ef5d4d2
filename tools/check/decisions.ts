import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../root.ts';
import { listTrackedFiles } from './tracked-files.ts';

const HEADING = /^# (\d{4}) \S/;
const STATUS = /^\d{4}-\d\d-\d\d · (?:holds|(?:holds, in part )?overturned by (?<by>\d{4}(?:, \d{4})*))$/;

export interface Decision {
  /** As `0001-plain-sql.md`. */
  readonly file: string;
  readonly text: string;
}

/** @returns a sentence for every page of `docs/decisions` that does not say when it was decided and whether it holds */
export function checkDecisions(): string[] {
  const files = listTrackedFiles().filter((file) => /^docs\/decisions\/.*\.md$/.test(file));
  return findFaults(
    files.map((file) => ({ file: basename(file), text: readFileSync(join(ROOT, file), 'utf8') })),
  );
}

/** @param decisions all pages, in the order of their names */
export function findFaults(decisions: readonly Decision[]): string[] {
  const numbers = new Set(decisions.map(({ file }) => file.slice(0, 4)));
  return decisions.flatMap(({ file, text }, index) => {
    // Gaps are let pass: a number may be that of a branch that has not landed yet.
    const isTwice = decisions[index - 1]?.file.slice(0, 4) === file.slice(0, 4);
    const number = file.slice(0, 4);
    const [heading = '', , status = ''] = text.split('\n');
    const found = STATUS.exec(status);
    const later = found?.groups?.['by']?.split(', ') ?? [];
    const unknown = later.filter((each) => !numbers.has(each) || each === number);
    return [
      ...(isTwice ? ['another decision has this number'] : []),
      ...(HEADING.exec(heading)?.[1] === number ? [] : [`its heading begins with "# ${number} "`]),
      ...(found
        ? []
        : [
            'its third line is "<date> · holds", "… overturned by <number>" or "… holds, in part overturned by <number>"',
          ]),
      ...unknown.map((each) => `there is no decision ${each} to overturn it`),
    ].map((fault) => `docs/decisions/${file}: ${fault}`);
  });
}
