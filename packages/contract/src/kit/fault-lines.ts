/**
 * What can be wrong with a value: it is not there; of another type; a field that its kind does not know; of letters, items or a
 * pattern that do not fit; none of the choices; there twice; there for nothing; a placeholder that English does not have, or that nobody fills, or
 * that the shipped text has and this one lacks; a message that cannot be read; a list of another length than the one it goes with.
 */
export const FAULT_RULES = [
  'missing',
  'type',
  'unknown',
  'short',
  'long',
  'few',
  'many',
  'pattern',
  'choice',
  'twice',
  'unused',
  'placeholder',
  'lacks',
  'syntax',
  'length',
] as const;
export type FaultRule = (typeof FAULT_RULES)[number];

export interface Fault {
  /** `facts/place`, `ua/steps/0/title`. */
  readonly at: string;
  readonly rule: FaultRule;
  /** How many letters or items it must have, or which placeholder it is. */
  readonly of: string;
}

/** A line of faults in its parts. */
export function faultIn(line: string): Fault {
  const [, at = '', rule = 'type', of = ''] = /^(.*): ([a-z]+) ?(.*)$/.exec(line) ?? [];
  return { at, rule: rule as FaultRule, of };
}

export const faultLine = (at: string, rule: FaultRule, of: string | number = ''): string =>
  `${at}: ${rule}${of === '' ? '' : ` ${of}`}`;
