import { answerSurvey, hideWidget } from '@croupier/contract/site/content';
import type { Brand } from '@croupier/domain/site/brands';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Http } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import { hiddenIn, HIDDEN_COOKIE } from './hidden-cookie.ts';
import { DEFAULT_REGION } from './reader-of.ts';
import type { ContentReader } from './read-content.ts';
import { hideFor, insertAnswer } from './widgets-store.ts';

interface WidgetParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly reader: ContentReader;
  readonly brand: Brand;
}

const HIDDEN_FOR_SECONDS = 180 * 24 * 3_600;
/** A cookie has little room; beyond it the oldest is shown again. */
const MOST_HIDDEN = 10;

export function widgetRoutes(http: Http, { db, clock, reader, brand }: WidgetParts): void {
  http.handle(hideWidget, async ({ input, player, cookies, setCookie }) => {
    const { widget } = input.body;
    const edition = { brand, region: player?.region ?? DEFAULT_REGION };
    // What there is not cannot be hidden: nobody fills the table with names of their own.
    const found =
      (await reader.find('survey', widget, edition)) ?? (await reader.find('card', widget, edition));
    if (!found) return refuse('not_found');
    if (player) await hideFor(db, { playerId: player.playerId, widget, at: clock.now() });
    else {
      const hidden = [...hiddenIn(cookies).add(widget)].slice(-MOST_HIDDEN);
      setCookie(HIDDEN_COOKIE, hidden.join('.'), { maxAgeSeconds: HIDDEN_FOR_SECONDS });
    }
    return { done: true as const };
  });

  http.handle(answerSurvey, async ({ input, player }) => {
    const { survey, option } = input.body;
    const document = await reader.find('survey', survey, { brand, region: player.region });
    if (!document?.facts.options.includes(option)) return refuse('not_found');
    const { version } = document;
    const answer = { playerId: player.playerId, survey, version, option, at: clock.now() };
    return (await insertAnswer(db, answer)) ? { done: true as const } : refuse('conflict');
  });
}
