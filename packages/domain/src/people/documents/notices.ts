const OF_A_DOCUMENT = {
  category: 'service',
  channels: ['inbox', 'email', 'push', 'telegram'],
  to: '/documents',
} as const;

export const NOTICES = {
  'document-approved': {
    params: { document: 'document' },
    ...OF_A_DOCUMENT,
  },
  'document-rejected': {
    params: { document: 'document', reason: 'document-reason' },
    ...OF_A_DOCUMENT,
  },
  'document-expiring': {
    params: { document: 'document', day: 'day' },
    ...OF_A_DOCUMENT,
  },
  'document-expired': {
    params: { document: 'document' },
    ...OF_A_DOCUMENT,
  },
} as const;
