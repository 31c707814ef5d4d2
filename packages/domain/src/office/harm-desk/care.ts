/** What the house may write to a player it is worried about; each is a notice `care-…`. */
export const CARE_TEMPLATES = ['pause', 'limits', 'talk'] as const;
export type CareTemplate = (typeof CARE_TEMPLATES)[number];

/** Between two messages to one player: a second person who presses at the same time does not send another. */
export const CARE_WAIT_MS = 24 * 3_600_000;

/** What is kept of what was done; limits and breaks of the house stand where all of theirs do. */
export const HARM_ACTS = ['message', 'note', 'looked-at'] as const;
export type HarmAct = (typeof HARM_ACTS)[number];

/** `grown`: since somebody did anything, more was added than had been there. */
export const HARM_STATES = ['new', 'grown', 'answered'] as const;
export type HarmState = (typeof HARM_STATES)[number];
