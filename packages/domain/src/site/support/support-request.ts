/** What a writer may choose as the subject. */
export const SUPPORT_TOPICS = [
  'account',
  'deposit',
  'withdrawal',
  'game',
  'bonus',
  'limits',
  'privacy',
  'complaint',
  'other',
] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

/** Waiting in the queue, in somebody's hands, answered by e-mail, and over. */
export const SUPPORT_STATES = ['NEW', 'OPEN', 'ANSWERED', 'CLOSED'] as const;
export type SupportState = (typeof SUPPORT_STATES)[number];

/** In Unicode code points, without the white space around the text. */
export const SUPPORT_MESSAGE_MIN = 10;
export const SUPPORT_MESSAGE_MAX = 4_000;
