import { GAMES, mathHash, modesOf, type GameDefinition } from '@croupier/games';
import { declaredSheetOf } from '@croupier/games/maths/declared.ts';
import { mathsOf } from '@croupier/games/maths/maths-of.ts';
import { namesOf } from '@croupier/games/portfolio/names.ts';
import { codeOfProvider } from '../../site/lobby/feature.ts';

/** What the portfolio says of a game of the house. */
export interface HouseGame {
  readonly definition: GameDefinition;
  readonly nameUa: string;
  readonly studioName: string;
  readonly mathHash: string;
  readonly declared: { readonly rtp: number; readonly volatility: ReturnType<typeof mathsOf>['volatility'] };
}

let known: ReadonlyMap<string, HouseGame> | undefined;

/** By code. Made when it is first asked for: hashing every definition takes a moment. */
export function houseGames(): ReadonlyMap<string, HouseGame> {
  known ??= new Map(
    GAMES.map(({ definition, provider }) => [
      definition.id,
      {
        definition,
        nameUa: namesOf(definition.id).ua,
        studioName: provider,
        mathHash: mathHash(definition),
        declared: {
          rtp: declaredSheetOf(definition, modesOf(definition)[0]!).rtp,
          volatility: mathsOf(definition).volatility,
        },
      },
    ]),
  );
  return known;
}

/**
 * The games of the house as a table in SQL, so that a list has them beside those of other studios, which stand in the database.
 * Its columns: code, name, name_ua, studio, math_hash.
 */
export function houseGamesSql(): string {
  const rows = [...houseGames()].map(([code, { nameUa, studioName, mathHash: hash }]) => ({
    code,
    name: namesOf(code).en,
    name_ua: nameUa,
    studio: codeOfProvider(studioName),
    math_hash: hash,
  }));
  // Words of the portfolio, never of a player: quoted as a literal of SQL is.
  const literal = JSON.stringify(rows).replaceAll("'", "''");
  return `jsonb_to_recordset('${literal}'::jsonb) AS h (code text, name text, name_ua text, studio text, math_hash text)`;
}
