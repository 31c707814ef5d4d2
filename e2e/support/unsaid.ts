import { listFeatures } from './pages.ts';

/** A message that was not found is shown as its key, and a placeholder that nobody filled as it is written. */
const UNSAID = new RegExp(
  String.raw`^(${listFeatures().join('|')})(\.[a-zA-Z][\w-]*)+$|\{[a-zA-Z]+\}|\bundefined\b|\[object |\bNaN\b`,
);

/** @param text what a page says, a part each line @returns the lines that nobody wrote for people */
export const unsaidIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => UNSAID.test(line));
