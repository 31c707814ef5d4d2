import { ApiError, type Call, createCall, type Send } from '@croupier/contract/kit';
import { me, type Profile } from '@croupier/contract/people/players';
import { createContext, data, redirect, type RouterContextProvider } from 'react-router';
import { inLanguage, languageOfPath } from './language.ts';
import type { ShownPicture } from './picture.tsx';
import type { Preview, Refused } from './root-data.ts';
import { safePath } from './safe-path.ts';
import { visitorOf, type Visitor } from './visitor.ts';

/** What the server that hosts the site gives to each page. */
export interface PageHost {
  /** Calls the API in process, as the player whose request this is. */
  readonly send: Send;
  readonly nonce: string;
  readonly visitor: Visitor;
  /** Why the house is closed to who asks; it is then a page for nobody in particular. */
  readonly refused?: Refused | undefined;
  /** What this page shows in place of what is in force. */
  readonly preview?: Preview | undefined;
  /** False spares the call for the profile. */
  readonly hasSession: boolean;
  /** Public address of the site without a slash at the end. */
  readonly origin: string;
  /** How a page shows a picture that content names; undefined where there is none. */
  readonly picture?: ((name: string) => ShownPicture | undefined) | undefined;
  /** Addresses of the texts that these scripts, and the game if there is one, speak in the visitor's language. */
  readonly textUrls?: ((scripts: readonly string[], game?: string) => string[]) | undefined;
  /** Given the text of a page, whose answer then has no body. */
  readonly written?: ((html: string) => void) | undefined;
  /** Given what renders the page's tree and nothing else, once it has been rendered: what a page costs is measured beside it. */
  readonly bare?: ((render: () => string) => void) | undefined;
}

export const pageHost = createContext<PageHost | null>(null);

/** What every loader is given. */
export interface PageArgs {
  context: Readonly<RouterContextProvider>;
  request: Request;
  /** Of the page, also where only its data is asked for. */
  url: URL;
}

/** The host, or with `react-router dev`, where there is none, a stand-in that calls the API over HTTP. */
export function hostOf({ context, request }: PageArgs): PageHost {
  const host = context.get(pageHost);
  if (host) return host;
  const { origin, pathname } = new URL(request.url);
  const cookie = request.headers.get('cookie');
  const visitor = visitorOf(
    { pathname, cookie, acceptLanguage: request.headers.get('accept-language') },
    'rino',
  );
  const send: Send = (path, init) =>
    fetch(`http://localhost:3000${path}`, { ...init, headers: { ...init.headers, cookie: cookie ?? '' } });
  return { send, nonce: '', visitor, hasSession: cookie !== null, origin };
}

/**
 * The API for loaders. A 401 becomes the way to the login page, another refusal a page error with the same status (404,
 * 403, 423, 451 have their own screens). An address whose names have not even the right form (400) names nothing: 404.
 */
export function apiOf(args: PageArgs): Call {
  const call = createCall(hostOf(args).send);
  return async (operation, input, signal) => {
    try {
      return await call(operation, input, signal);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) throw toLogin(args.url);
      const status = error.status === 400 ? 404 : error.status || 503;
      throw data({ key: error.key, requestId: error.requestId }, { status });
    }
  };
}

const profiles = new WeakMap<object, Promise<Profile | null>>();
const unknown = new WeakSet<object>();

/** Whether somebody is signed in of whom `profileOf` has found that it cannot be read who they are. */
export const isProfileUnknown = (args: PageArgs): boolean => unknown.has(args.context);

/** The signed-in player or null, asked once a request. A failing API makes a visitor of everyone, until the browser asks again. */
export function profileOf(args: PageArgs): Promise<Profile | null> {
  const host = hostOf(args);
  if (!host.hasSession) return Promise.resolve(null);
  let profile = profiles.get(args.context);
  if (!profile) {
    profile = createCall(host.send)(me, {}).then(
      (answer) => answer.profile,
      () => {
        unknown.add(args.context);
        return null;
      },
    );
    profiles.set(args.context, profile);
  }
  return profile;
}

/** Guard `authenticated`: the player, or a redirect to the login page that comes back here. */
export async function requirePlayer(args: PageArgs): Promise<Profile> {
  const profile = await profileOf(args);
  // Who is signed in is not asked to sign in.
  if (isProfileUnknown(args)) throw data({ key: 'unavailable' }, { status: 503 });
  if (!profile) throw toLogin(args.url);
  return profile;
}

/** Guard `login-page`: a signed-in player has no business here and goes where the redirect leads, or home. */
export async function loginPage(args: PageArgs): Promise<void> {
  const profile = await profileOf(args);
  if (!profile) return;
  const { language } = hostOf(args).visitor;
  throw redirect(
    safePath(new URL(args.request.url).searchParams.get('redirect'), language) ?? `/${language}`,
  );
}

function toLogin({ pathname, search }: URL): Response {
  const language = languageOfPath(pathname) ?? 'en';
  return redirect(`${inLanguage('/login', language)}?redirect=${encodeURIComponent(pathname + search)}`);
}
