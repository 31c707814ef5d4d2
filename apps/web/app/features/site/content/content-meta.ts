import type { MetaDescriptor } from 'react-router';
import { metaOf, type MetaArgs } from '../../../lib/page-meta.ts';
import { questionsThing } from '../../../lib/structured-data.ts';
import type { LoadedPage } from './load-page-data.ts';

/** What the head says of a page of content, for its `meta`; nothing where its loader failed. */
export function contentMeta(
  args: MetaArgs,
  page:
    | (Pick<LoadedPage, 'title' | 'description' | 'picture'> & Partial<Pick<LoadedPage, 'faqs'>>)
    | undefined,
  options?: Parameters<typeof metaOf>[2],
): MetaDescriptor[] {
  if (!page) return [];
  const { picture, faqs = [] } = page;
  const things = () => (faqs.length > 0 ? [questionsThing(faqs)] : []);
  return metaOf(args, page, { picture: picture?.src, things, ...options });
}
