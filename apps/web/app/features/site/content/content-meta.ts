import type { MetaDescriptor } from 'react-router';
import { metaOf, type MetaArgs } from '../../../lib/page-meta.ts';
import type { LoadedPage } from './load-page-data.ts';

/** Title, description and addresses of a page of content, for its `meta`; nothing where its loader failed. */
export function contentMeta(
  args: MetaArgs,
  page: Pick<LoadedPage, 'title' | 'description'> | undefined,
  options?: Parameters<typeof metaOf>[2],
): MetaDescriptor[] {
  return page ? metaOf(args, page, options) : [];
}
