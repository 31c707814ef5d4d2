import { hostOf } from '../lib/page-host.ts';
import type { Route } from './+types/robots';

export function loader(args: Route.LoaderArgs): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /*/profile',
    'Disallow: /*/payment-verification',
    '',
    `Sitemap: ${hostOf(args).origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
