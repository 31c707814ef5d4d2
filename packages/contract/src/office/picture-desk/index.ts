import { MEDIA_NAME } from '@croupier/domain/site/media';
import Type, { type Static } from 'typebox';
import { Closed, DoneSchema, InstantSchema } from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';
import { operation } from '../../kit/operation.ts';
import { ContentKeySchema } from '../../site/content/index.ts';
import { OperatorIdSchema, ReasonSchema } from '../operators/index.ts';

const tag = 'pictures';
const read = { operator: 'read.content' } as const;
const change = { operator: 'change.content' } as const;

/** What an upload may weigh. */
export const PICTURE_BYTES_MAX = 12 * 1024 * 1024;

/** As content names it; a brand's own ends with the brand: `about.toro`. */
const PictureNameSchema = Type.String({ pattern: MEDIA_NAME.source });
const PictureVersionSchema = Type.String({ pattern: '^[0-9a-f]{8}$' });

const SHOWN = {
  name: PictureNameSchema,
  version: PictureVersionSchema,
  /** In pixels. */
  width: Type.Integer(),
  height: Type.Integer(),
};

export const UploadedPictureSchema = Closed({
  ...SHOWN,
  bytes: Type.Integer(),
  uploadedAt: InstantSchema,
  uploadedById: OperatorIdSchema,
  uploadedBy: Type.String(),
  /** How many documents show it, or will. */
  uses: Type.Integer(),
});
export type UploadedPicture = Static<typeof UploadedPictureSchema>;

export const listPictures = listOperation({
  path: '/office/api/pictures',
  access: read,
  tag,
  summary: 'Pictures that were uploaded for content',
  row: UploadedPictureSchema,
  filters: {
    text: Type.String({ pattern: '^[a-z0-9.-]{1,64}$' }),
    used: Type.Enum(['yes', 'no']),
  },
  sorts: ['-uploadedAt', 'uploadedAt', 'name', '-name'],
});

/** A document that shows a picture: in force, planned, or as it was saved last. */
const PictureUseSchema = Closed({
  kind: Type.String(),
  key: ContentKeySchema,
  scope: Type.String(),
  version: Type.Integer(),
});
export type PictureUse = Static<typeof PictureUseSchema>;

export const readPicture = operation({
  method: 'GET',
  path: '/office/api/pictures/:name',
  access: read,
  tag,
  summary: 'A picture that was uploaded, and where it is shown',
  params: Closed({ name: PictureNameSchema }),
  response: Closed({ picture: UploadedPictureSchema, uses: Type.Array(PictureUseSchema) }),
  refuses: ['not_found'],
});

const PictureChoiceSchema = Closed({
  ...SHOWN,
  /** Drawn by the house: it comes with the site. */
  shipped: Type.Boolean(),
});
export type PictureChoice = Static<typeof PictureChoiceSchema>;

export const pictureChoices = operation({
  method: 'GET',
  path: '/office/api/picture-choices',
  access: read,
  tag,
  summary: 'All pictures that content may name, by name: those that come with the site, and uploaded ones',
  response: Closed({ pictures: Type.Array(PictureChoiceSchema) }),
});

export const pictureThumbnail = operation({
  method: 'GET',
  path: '/office/api/picture-thumbnails/:name',
  access: read,
  tag,
  summary: 'A small picture of a picture',
  params: Closed({ name: PictureNameSchema }),
  /** Another address for another picture: it may be kept. */
  query: Closed({ version: PictureVersionSchema }),
  response: Type.Unsafe<unknown>({}),
  refuses: ['not_found'],
});

/** Where the small picture of one is. */
export const thumbnailPath = ({ name, version }: Pick<PictureChoice, 'name' | 'version'>): string =>
  `/office/api/picture-thumbnails/${name}?version=${version}`;

export const uploadPicture = operation({
  method: 'POST',
  path: '/office/api/pictures/:name',
  access: change,
  tag,
  summary: 'Add a picture that content may name: it is drawn anew, without what else is in the file',
  encoding: 'bytes',
  bodyMaxBytes: PICTURE_BYTES_MAX,
  params: Closed({ name: PictureNameSchema }),
  query: Closed({ reason: ReasonSchema }),
  body: Type.Unsafe<Uint8Array>({}),
  response: Closed(SHOWN),
  refuses: ['picture_unreadable', 'name_taken', 'unavailable'],
});

export const deletePicture = operation({
  method: 'DELETE',
  path: '/office/api/pictures/:name',
  access: change,
  tag,
  summary: 'Take away a picture that nothing shows',
  params: Closed({ name: PictureNameSchema }),
  body: Closed({ reason: ReasonSchema }),
  response: DoneSchema,
  refuses: ['not_found', 'picture_in_use'],
});
