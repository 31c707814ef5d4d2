import { listPictures } from '@croupier/contract/office/picture-desk';
import { Instant } from '../../../lib/format/instant.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';
import { PictureSize } from './picture-size.tsx';
import { Thumbnail } from './thumbnail.tsx';

/** Uploaded pictures, the newest first. */
export const PICTURES = defineList({
  name: 'pictures',
  operation: listPictures,
  texts: 'picture-desk',
  idOf: ({ name }) => name,
  linkOf: ({ name }) => ({ to: `/pictures/${name}` }),
  columns: [
    { id: 'picture', cell: (row) => <Thumbnail picture={row} inRow />, widthPx: 90 },
    { id: 'name', cell: ({ name }) => name, sort: 'name', widthPx: 200, share: 2 },
    { id: 'size', cell: (row) => <PictureSize {...row} />, widthPx: 190 },
    { id: 'uses', cell: ({ uses }) => uses, widthPx: 110, end: true },
    {
      id: 'uploadedAt',
      cell: ({ uploadedAt }) => <Instant at={uploadedAt} />,
      sort: 'uploadedAt',
      widthPx: 165,
    },
    { id: 'uploadedBy', cell: ({ uploadedBy }) => uploadedBy, widthPx: 160, share: 1 },
  ],
  filters: [
    { name: 'text', kind: 'text' },
    { name: 'used', kind: 'choice', values: ['yes', 'no'] },
  ],
});
