/** Faults of a programme beside the form of its fields. */
export const PROGRAMME_FAULT_RULES = [
  'time',
  'zone',
  'order',
  'overlap',
  'currency',
  'budget',
  'language',
  'forbidden',
  'unpublished',
  'circle',
  'weights',
  'fallback',
] as const;
export type ProgrammeFaultRule = (typeof PROGRAMME_FAULT_RULES)[number];

export interface ProgrammeFault {
  /** `schedule/until`, `terms/loot/3/fallback`. */
  readonly at: string;
  readonly rule: ProgrammeFaultRule;
  /** Which currency, language or programme it is about, or what a region forbids; else empty. */
  readonly of: string;
}

export const programmeFault = (at: string, rule: ProgrammeFaultRule, of = ''): ProgrammeFault => ({
  at,
  rule,
  of,
});
