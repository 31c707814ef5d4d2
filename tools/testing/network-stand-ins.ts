import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** Who is at the keyboard of a network, as the form of its page asks. */
export interface Person {
  /** The network's own name for them. */
  subject: string;
  email: string;
  /** Whether the network has seen that the e-mail is theirs. */
  isProven: boolean;
}

export const CLIENT = 'croupier-house';
export const SECRET = 'a secret between two';

/** How a house is told of both stand-ins. */
export const networkSettings = (google: string, facebook: string) => ({
  GOOGLE_CLIENT: CLIENT,
  GOOGLE_SECRET: SECRET,
  GOOGLE_ISSUER: google,
  FACEBOOK_CLIENT: CLIENT,
  FACEBOOK_SECRET: SECRET,
  FACEBOOK_SITE: facebook,
  FACEBOOK_GRAPH: facebook,
});

/** Mailboxes that Google does not run. */
export const FOREIGN_HOST = 'foreign.example';

interface StandIn {
  readonly origin: string;
  /** From now on it answers nobody, or again everybody. */
  goAway(isAway: boolean): void;
  close(): Promise<void>;
}

interface Wanted {
  /** Where the house listens for who comes back. */
  readonly callback: string;
  readonly port?: number;
}

/** Google on this machine: a real OpenID Connect provider, at whose page anybody may say that they are somebody. */
export async function startGoogleStandIn({ callback, port = 0 }: Wanted): Promise<StandIn> {
  const people = new Map<string, Person>();
  const { server, ...standIn } = await listen(port);
  const provider = new Provider(standIn.origin, {
    clients: [{ client_id: CLIENT, client_secret: SECRET, redirect_uris: [callback] }],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'hd'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => KEYBOARD },
    findAccount: async (_context, subject) => ({
      accountId: subject,
      claims: async () => {
        const { email, isProven } = people.get(subject)!;
        const host = email.slice(email.lastIndexOf('@') + 1);
        // Everybody is of an organisation, unless their mailbox is Google's or another company's.
        const isOfNone = host === 'gmail.com' || host === FOREIGN_HOST;
        return { sub: subject, email, email_verified: isProven, ...(!isOfNone && { hd: host }) };
      },
    }),
  });
  const answer = provider.callback();
  const atKeyboard = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { prompt, params, grantId, session } = await provider.interactionDetails(request, response);
    if (prompt.name !== 'login') {
      // Whoever said who they are agrees to whatever is asked.
      const { accountId } = session!;
      const grant = grantId
        ? await provider.Grant.find(grantId)
        : new provider.Grant({ accountId, clientId: String(params['client_id']) });
      grant!.addOIDCScope('openid email');
      return provider.interactionFinished(request, response, { consent: { grantId: await grant!.save() } });
    }
    if (request.method === 'GET') return showForm(response);
    const person = await personIn(request);
    if (!person) return provider.interactionFinished(request, response, { error: 'access_denied' });
    people.set(person.subject, person);
    return provider.interactionFinished(request, response, { login: { accountId: person.subject } });
  };
  server.on('request', (request, response) => {
    if (standIn.isAway()) return void response.writeHead(503).end();
    if (!request.url?.startsWith(KEYBOARD)) return void answer(request, response);
    atKeyboard(request, response).catch(() => response.writeHead(500).end());
  });
  return standIn;
}

/** Facebook on this machine: no token says who somebody is, so it is asked. It leaves `#_=_` behind, as Facebook does. */
export async function startFacebookStandIn({ callback, port = 0 }: Wanted): Promise<StandIn> {
  const codes = new Map<string, { person: Person; challenge: string }>();
  const tokens = new Map<string, Person>();
  const { server, ...standIn } = await listen(port);
  const json = (response: ServerResponse, status: number, body: object): void =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const dialog = async (asked: URLSearchParams, request: IncomingMessage, response: ServerResponse) => {
    if (asked.get('client_id') !== CLIENT || asked.get('redirect_uri') !== callback)
      return json(response, 400, { error: { message: 'unknown client' } });
    if (request.method === 'GET') return showForm(response);
    const person = await personIn(request);
    const back = new URL(callback);
    back.searchParams.set('state', asked.get('state') ?? '');
    if (!person) back.searchParams.set('error', 'access_denied');
    else {
      const code = randomUUID();
      codes.set(code, { person, challenge: asked.get('code_challenge') ?? '' });
      back.searchParams.set('code', code);
    }
    response.writeHead(303, { location: `${back.href}#_=_` }).end();
  };
  const change = async (request: IncomingMessage, response: ServerResponse) => {
    const form = await formOf(request);
    const code = form.get('code') ?? '';
    const kept = codes.get(code);
    codes.delete(code);
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isOurs = form.get('client_secret') === SECRET && form.get('redirect_uri') === callback;
    if (!kept || !isOurs || kept.challenge !== verifier)
      return json(response, 400, { error: { message: 'no such code', type: 'OAuthException' } });
    const token = randomUUID();
    tokens.set(token, kept.person);
    return json(response, 200, { access_token: token, token_type: 'bearer', expires_in: 5_000_000 });
  };
  const tell = (request: IncomingMessage, response: ServerResponse): void => {
    const person = tokens.get(request.headers.authorization?.replace(/^bearer /i, '') ?? '');
    if (!person) return json(response, 401, { error: { message: 'no such token' } });
    const { subject, email } = person;
    return json(response, 200, { id: subject, ...(email !== '' && { email }) });
  };
  server.on('request', (request, response) => {
    if (standIn.isAway()) return void response.writeHead(503).end();
    const { pathname, searchParams } = new URL(request.url ?? '/', standIn.origin);
    const failed = (): void => void response.writeHead(500).end();
    if (pathname.endsWith('/dialog/oauth')) return void dialog(searchParams, request, response).catch(failed);
    if (pathname.endsWith('/oauth/access_token')) return void change(request, response).catch(failed);
    return tell(request, response);
  });
  return standIn;
}

const KEYBOARD = '/at-the-keyboard';

function showForm(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>Who are you</title>
<form method="post">
<label>Subject <input name="subject"></label>
<label>E-mail <input name="email"></label>
<label><input type="checkbox" name="proven" value="1"> Proven</label>
<button name="say" value="yes">Yes</button><button name="say" value="no">No</button>
</form>`);
}

/** The form as a person fills it in. */
export const formFor = (person: Person | 'no'): URLSearchParams =>
  new URLSearchParams(
    person === 'no'
      ? { say: 'no' }
      : {
          ...{ subject: person.subject, email: person.email, say: 'yes' },
          ...(person.isProven && { proven: '1' }),
        },
  );

async function personIn(request: IncomingMessage): Promise<Person | undefined> {
  const form = await formOf(request);
  if (form.get('say') !== 'yes') return undefined;
  const [subject = '', email = ''] = [form.get('subject') ?? '', form.get('email') ?? ''];
  return { subject, email, isProven: form.get('proven') === '1' };
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

async function listen(port: number): Promise<StandIn & { server: Server; isAway(): boolean }> {
  const server = createServer();
  let away = false;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    server,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isAway: () => away,
    goAway: (isAway) => void (away = isAway),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
