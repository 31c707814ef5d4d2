import * as contract from '@croupier/contract/people/documents';
import { verifyLevelOf, verifyLevels, verifyStatusOf } from '@croupier/domain/people/documents';
import type { Http } from '../../../platform/http/http.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { isUnanswered } from '../players/feature.ts';
import { bringPage } from './bring-page.ts';
import type { DocumentsParts } from './documents-parts.ts';
import { listDocuments, type DocumentRow } from './documents-store.ts';
import { readPage } from './read-page.ts';
import { removeDocument, sendDocument } from './send-document.ts';

export function documentsRoutes(http: Http, parts: DocumentsParts): void {
  http.handle(contract.listDocuments, async ({ player }) => {
    const documents = await listDocuments(parts.db, player.playerId);
    return {
      documents: documents.map(viewOf),
      canDocUpload: !(await isUnanswered(parts.db, player.playerId)),
      verifyStatus: verifyStatusOf(documents),
      level: verifyLevelOf(documents),
      levels: verifyLevels(player).map((each) => ({
        ...each,
        unlocks: [...each.unlocks],
        needs: [...each.needs],
      })),
    };
  });
  http.handle(contract.bringPage, async ({ input, player }) => {
    const { id, place } = input.params;
    const page = { id, place: Number(place), kind: input.query.kind, upload: input.body };
    const brought = await bringPage(parts, { playerId: player.playerId, ...page });
    return isRefusal(brought) ? brought : viewOf(brought);
  });
  http.handle(contract.sendDocument, async ({ input, player }) => {
    const sent = await sendDocument(parts, player.playerId, input.body.id);
    return isRefusal(sent) ? sent : viewOf(sent);
  });
  http.handle(contract.removeDocument, ({ input, player }) =>
    removeDocument(parts, player.playerId, input.params.id),
  );
  http.handle(contract.documentPage, async ({ input, player, asFile }) => {
    const { id, place } = input.params;
    const body = await readPage(parts.db, parts.vault, {
      playerId: player.playerId,
      id,
      place: Number(place),
    });
    if (!body) return refuse('not_found');
    asFile('page.webp', 'image/webp');
    return body;
  });
}

const viewOf = ({
  playerId: _,
  country: __,
  pages,
  createdAt,
  submittedAt,
  ...row
}: DocumentRow): contract.Document => ({
  ...row,
  pages: [...pages],
  createdAt: createdAt.toISOString(),
  submittedAt: submittedAt?.toISOString() ?? null,
});
