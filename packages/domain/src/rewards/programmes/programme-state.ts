/** How a programme stands. RUNNING, and ENDED by its time or because it is used up, are told by the clock. */
export const PROGRAMME_STATES = ['DRAFT', 'PUBLISHED', 'RUNNING', 'PAUSED', 'ENDED', 'WITHDRAWN'] as const;
export type ProgrammeState = (typeof PROGRAMME_STATES)[number];

/** The last act of an operator, as it is kept. */
export type KeptState = Exclude<ProgrammeState, 'RUNNING'>;

/** Acts of an operator on a programme. */
export const PROGRAMME_ACTS = ['publish', 'pause', 'resume', 'end', 'withdraw', 'draft'] as const;
export type ProgrammeAct = (typeof PROGRAMME_ACTS)[number];

interface Transition {
  readonly from: readonly ProgrammeState[];
  readonly to: KeptState;
}

/** Each act with the states that it leads out of. A draft and a newer version of what runs leave it running. */
export const PROGRAMME_TRANSITIONS: Readonly<Record<ProgrammeAct, Transition>> = {
  publish: { from: ['DRAFT', 'PUBLISHED', 'RUNNING', 'PAUSED', 'ENDED', 'WITHDRAWN'], to: 'PUBLISHED' },
  pause: { from: ['RUNNING'], to: 'PAUSED' },
  resume: { from: ['PAUSED'], to: 'PUBLISHED' },
  end: { from: ['RUNNING', 'PAUSED'], to: 'ENDED' },
  withdraw: { from: ['PUBLISHED', 'RUNNING', 'PAUSED'], to: 'WITHDRAWN' },
  draft: { from: ['ENDED', 'WITHDRAWN'], to: 'DRAFT' },
};

/** Times that decide the state of a programme. */
export interface ProgrammeTimes {
  readonly kept: KeptState;
  /** From the first moment of its published versions to the last; null where none is published. */
  readonly from: Date | null;
  /** Null: without an end. */
  readonly until: Date | null;
  /** Its budget or its receivers are used up. */
  readonly isUsedUp: boolean;
}

export function programmeStateAt({ kept, from, until, isUsedUp }: ProgrammeTimes, now: Date): ProgrammeState {
  if ((kept !== 'PUBLISHED' && kept !== 'PAUSED') || from === null) return kept;
  if (isUsedUp || (until !== null && now >= until)) return 'ENDED';
  if (now < from) return kept;
  return kept === 'PAUSED' ? 'PAUSED' : 'RUNNING';
}

export const mayAct = (act: ProgrammeAct, state: ProgrammeState): boolean =>
  PROGRAMME_TRANSITIONS[act].from.includes(state);
