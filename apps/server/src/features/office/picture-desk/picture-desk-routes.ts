import * as contract from '@croupier/contract/office/picture-desk';
import { readFile } from 'node:fs/promises';
import { handleList } from '../../../platform/http/handle-list.ts';
import type { Http } from '../../../platform/http/http.ts';
import { findRow } from '../../../platform/list-sql.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findThumbnail, listUploaded } from '../../site/pictures/feature.ts';
import { actorOf } from '../audit/feature.ts';
import { deletePicture } from './delete-picture.ts';
import type { PictureDeskParts } from './picture-desk-parts.ts';
import { listUses, PICTURES_LIST, type PictureRow } from './picture-desk-store.ts';
import { uploadPicture } from './upload-picture.ts';

/** Its address names what it shows. */
const THUMBNAIL_KEPT_SECONDS = 7 * 24 * 3_600;

export function pictureDeskRoutes(http: Http, parts: PictureDeskParts): void {
  const { db, drawings } = parts;

  handleList<typeof contract.listPictures, PictureRow, { text?: string; used?: 'yes' | 'no' }>(
    http,
    contract.listPictures,
    {
      ...{ db, list: PICTURES_LIST },
      view,
    },
  );

  http.handle(contract.pictureChoices, async () => {
    const [shipped, uploaded] = await Promise.all([drawings(), listUploaded(db)]);
    const pictures = [
      ...shipped.map(({ file: _, ...drawing }) => ({ ...drawing, shipped: true })),
      ...uploaded.map((picture) => ({ ...picture, shipped: false })),
    ];
    return { pictures: pictures.sort((one, other) => (one.name < other.name ? -1 : 1)) };
  });

  http.handle(contract.readPicture, async ({ input }) => {
    const { name } = input.params;
    const row = await findRow<PictureRow>(db, PICTURES_LIST, name);
    return row ? { picture: view(row), uses: await listUses(db, name) } : refuse('not_found');
  });

  http.handle(contract.pictureThumbnail, async ({ input, asFile, keepFor }) => {
    const { name } = input.params;
    const drawing = (await drawings()).find((one) => one.name === name);
    const body = drawing ? await readFile(drawing.file) : await findThumbnail(db, name);
    if (!body) return refuse('not_found');
    keepFor(THUMBNAIL_KEPT_SECONDS);
    asFile(drawing ? `${name}.svg` : `${name}.webp`, drawing ? 'image/svg+xml' : 'image/webp');
    return body;
  });

  http.handle(contract.uploadPicture, (call) =>
    uploadPicture(parts, {
      call,
      name: call.input.params.name,
      file: call.input.body,
      reason: call.input.query.reason,
    }),
  );
  http.handle(contract.deletePicture, (call) =>
    deletePicture(parts, actorOf(call), {
      name: call.input.params.name,
      reason: call.input.body.reason,
    }),
  );
}

const view = ({ uploadedAt, uploadedById, ...picture }: PictureRow): contract.UploadedPicture => ({
  ...picture,
  uploadedAt: uploadedAt.toISOString(),
  uploadedById: String(uploadedById),
});
