import { BRANDS } from '@croupier/domain/site/brands';
import { LANGUAGES, REGION_IDS, THEMES } from '@croupier/domain/site/regions';
import Type, { type Static } from 'typebox';
import Value from 'typebox/value';
import { PREVIEW_COOKIE } from '../../../platform/http/preview-cookie.ts';
import { parseCookie } from '../../../platform/http/cookies.ts';
import type { Preview } from '../../../platform/http/http.ts';
import type { Needs } from '../../../platform/platform.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';

/** What a link of a preview carries, sealed: nobody reads it, changes it or makes one without the house's key. */
const LinkSchema = Type.Object({
  kind: Type.String(),
  key: Type.String(),
  scope: Type.String(),
  version: Type.Integer(),
  brand: Type.Enum([...BRANDS]),
  region: Type.Enum([...REGION_IDS]),
  theme: Type.Enum([...THEMES]),
  language: Type.Enum([...LANGUAGES]),
  /** The page that it opens, without language. */
  path: Type.String(),
  /** Whose link it is: for who looks into one that was found somewhere. */
  operatorId: Type.String(),
  untilMs: Type.Integer(),
});
type PreviewLink = Static<typeof LinkSchema>;

export interface PreviewLinks {
  /** @returns the token of the link */
  seal(link: PreviewLink): string;
  /** @returns null for one that is over, or that is none of ours */
  open(token: string): PreviewLink | null;
  /** The preview that a Cookie header carries. */
  read(cookieHeader: string | undefined): Preview | null;
}

const PLACE = 'content-preview';
/** No link is as long; whoever sends more sends something else. */
const TOKEN = /^[A-Za-z0-9_-]{40,1200}$/;

export function createPreviewLinks({ clock, config: { seedKey } }: Needs<'clock', 'seedKey'>): PreviewLinks {
  const box = createSecretBox(seedKey);
  const open = (token: string): PreviewLink | null => {
    const link = TOKEN.test(token) ? opened(() => box.unseal(PLACE, Buffer.from(token, 'base64url'))) : null;
    return link && link.untilMs > clock.now().getTime() ? link : null;
  };
  return {
    open,
    seal: (link) => box.seal(PLACE, Buffer.from(JSON.stringify(link))).toString('base64url'),
    read: (cookieHeader) => {
      if (!cookieHeader?.includes(PREVIEW_COOKIE)) return null;
      const token = parseCookie(cookieHeader)[PREVIEW_COOKIE];
      const link = token === undefined ? null : open(token);
      if (!link) return null;
      // Pages carry what is read here: whose the link is stays sealed.
      const { operatorId: _, path: __, language: ___, ...preview } = link;
      return preview;
    },
  };
}

/** @returns null for what does not open, or was sealed by a server that knew other fields */
function opened(unseal: () => Buffer): PreviewLink | null {
  try {
    const link: unknown = JSON.parse(unseal().toString('utf8'));
    return Value.Check(LinkSchema, link) ? link : null;
  } catch {
    return null;
  }
}
