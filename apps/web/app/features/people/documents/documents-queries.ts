import { createCall } from '@croupier/contract/kit';
import {
  bringPage,
  listDocuments,
  removeDocument,
  sendDocument,
  type Document,
} from '@croupier/contract/people/documents';
import { PAGE_BYTES_MAX, type DocumentKind } from '@croupier/domain/people/documents';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { askAnew } from '../../../lib/ask-anew.ts';
import { call } from '../../../lib/api.ts';
import { PROFILE_KEY } from '../../../lib/session.ts';
import { sendTelling } from './send-telling.ts';

/** What the player has shown of themselves, and how far that has taken them. */
export const documentsQuery = queryOptions({
  queryKey: ['documents'],
  queryFn: ({ signal }) => call(listDocuments, {}, signal),
});

/** A file that the house would not even read. */
export class TooLarge extends Error {}

interface Page {
  readonly id: string;
  readonly place: number;
  readonly kind: DocumentKind;
  readonly file: File;
  readonly onProgress: (part: number) => void;
}

/** Reads everything anew once a document has changed: where the account stands may have, too. */
function useChange<V>(change: (asked: V) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: async () => {
      await askAnew(client, { queryKey: documentsQuery.queryKey });
      void askAnew(client, { queryKey: PROFILE_KEY });
    },
  });
}

export const useBringPage = () => useChange(bring);
export const useSend = () => useChange((id: string) => call(sendDocument, { body: { id } }));
export const useRemove = () => useChange((id: string) => call(removeDocument, { params: { id } }));

async function bring({ id, place, kind, file, onProgress }: Page): Promise<Document> {
  if (file.size > PAGE_BYTES_MAX) throw new TooLarge();
  const body = new Uint8Array(await file.arrayBuffer());
  const params = { id, place: String(place) };
  return createCall(sendTelling(onProgress))(bringPage, { params, query: { kind }, body });
}
