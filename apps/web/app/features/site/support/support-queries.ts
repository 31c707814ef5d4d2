import { askSupport, supportRequests } from '@croupier/contract/site/support';
import type { InputOf } from '@croupier/contract/kit';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { askAnew } from '../../../lib/ask-anew.ts';
import { call } from '../../../lib/api.ts';
import { newKey } from '../../../lib/new-key.ts';

/** The player's own letters. */
export const requestsQuery = queryOptions({
  queryKey: ['support-requests'],
  queryFn: async ({ signal }) => (await call(supportRequests, {}, signal)).requests,
});

type Letter = Omit<InputOf<typeof askSupport>['body'], 'key' | 'reference'> & { readonly reference: string };

/** Sends a letter. The same words sent again, after whatever failure, go under the same key and are one letter. */
export function useSendLetter() {
  const client = useQueryClient();
  const sent = useRef({ key: '', words: '' });
  return useMutation({
    mutationFn: ({ topic, language, email, message, reference }: Letter) => {
      const number = reference.trim();
      const letter = { topic, language, email: email.trim(), message: message.trim() };
      const body = { ...letter, ...(number !== '' && { reference: number }) };
      const words = JSON.stringify(body);
      if (sent.current.words !== words) sent.current = { key: newKey(), words };
      return call(askSupport, { body: { ...body, key: sent.current.key } });
    },
    onSuccess: () => {
      sent.current = { key: '', words: '' };
      return askAnew(client, { queryKey: requestsQuery.queryKey });
    },
  });
}
