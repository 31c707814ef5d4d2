import type { SupportRequest } from '@croupier/contract/site/support';
import type { RequestRow } from './support-store.ts';

/** A request as its writer sees it. */
export const requestView = ({ number, createdAt, answers, ...row }: RequestRow): SupportRequest => ({
  ...row,
  number: String(number),
  createdAt: createdAt.toISOString(),
  answers: answers.map((answer) => ({ ...answer, createdAt: new Date(answer.createdAt).toISOString() })),
});
