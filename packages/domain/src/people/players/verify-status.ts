/** How an account stands, by the documents of its player. It is of every profile, so it stands apart from what documents are. */
export const VERIFY_STATUSES = ['NONE', 'PENDING', 'APPROVED', 'REJECTED', 'EXPIRED'] as const;
export type VerifyStatus = (typeof VERIFY_STATUSES)[number];
