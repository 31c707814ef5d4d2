import { me } from '@croupier/contract/people/players';

export type Send = (path: string, init: RequestInit) => Promise<Response>;

/**
 * Asks once whose page it would be: a cookie that looks like a session's need not be one. Whoever the API does not know
 * is a visitor, also when it does not answer, as the page itself would have it.
 * @returns undefined for a visitor; `blocked` for whom the API refuses everything (423); for a player who they are and calls of which the first for their profile is answered already
 */
export async function findPlayer(send: Send): Promise<{ id: string; send: Send } | 'blocked' | undefined> {
  const answer = await send(me.path, { method: me.method });
  const text = await answer.text();
  if (answer.status === 423) return 'blocked';
  const { profile } = answer.ok
    ? (JSON.parse(text) as { profile: { id: string } | null })
    : { profile: null };
  if (!profile) return undefined;
  let asked: Response | undefined = new Response(text, { headers: answer.headers });
  return {
    id: profile.id,
    send: (path, init) => {
      const known = path === me.path && asked;
      if (!known) return send(path, init);
      asked = undefined;
      return Promise.resolve(known);
    },
  };
}
