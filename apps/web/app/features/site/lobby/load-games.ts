import { listFacets, listGames } from '@croupier/contract/site/lobby';
import { data } from 'react-router';
import { apiOf, type PageArgs } from '../../../lib/page-host.ts';
import { readerOf } from '../content/reader-of.ts';
import { gamesQuery, isKnownAddress, readGamesAddress } from './games-address.ts';

/** The first games of the list that an address names, and what they can be narrowed by; 404 where it names nothing. */
export async function loadGames(args: PageArgs, named: Parameters<typeof readGamesAddress>[0]) {
  const query = new URL(args.request.url).searchParams;
  const address = readGamesAddress(named, query);
  const from = query.get('from') ?? '0';
  const api = apiOf(args);
  const facets = await api(listFacets, {});
  if (!isKnownAddress(address, facets)) throw data({ key: 'not_found' }, { status: 404 });
  const page = await api(listGames, {
    query: { ...gamesQuery(address), ...(await readerOf(args)), from: /^\d{1,6}$/.test(from) ? from : '0' },
  });
  return { address, facets, page };
}
