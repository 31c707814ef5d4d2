import { isNoticeKind, specOf } from '@croupier/domain/people/notices';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { PLACEHOLDER_NAMES, placeholdersIn } from './agreement.ts';
import { faultLine } from '../../../kit/fault-lines.ts';

/**
 * What is wrong with the words of a notice beside their fields: there is no such notice, they name what it is not filled with, lack
 * what it is there for, or have a button that leads nowhere.
 * @param key the kind of the notice
 */
export function noticeFaultsOf(key: string, texts: object): string[] {
  if (!isNoticeKind(key)) return [faultLine('key', 'unknown')];
  const { params, to } = specOf(key);
  const namesOf = (type: string) => Object.keys(params).filter((name) => params[name] === type);
  const [codes, links] = [namesOf('code'), namesOf('link')];
  const known = new Set<string>([...PLACEHOLDER_NAMES, ...Object.keys(params)]);
  return LANGUAGES.flatMap((language) => {
    const text = (texts as Readonly<Record<string, { short?: unknown; action?: unknown } | undefined>>)[
      language
    ];
    const named = placeholdersIn(language, text);
    const names = (at: string, name: string) =>
      named.some((each) => each.name === name && each.at.startsWith(`${language}/${at}`));
    const hasAction = text?.action !== undefined;
    return [
      ...named
        .filter(({ at, name }) => !known.has(name) || isTold(at, [...codes, ...links].includes(name)))
        .map(({ at, name }) => faultLine(at, 'placeholder', name)),
      // A telephone shows nothing but this; a letter shows the code large by itself.
      ...codes
        .filter((name) => !names('short', name))
        .map((name) => faultLine(`${language}/short`, 'lacks', name)),
      // A button has the address; without one a paragraph must.
      ...links
        .filter((name) => !hasAction && !names('text', name))
        .map((name) => faultLine(`${language}/text`, 'lacks', name)),
      ...(hasAction && to === undefined && links.length === 0
        ? [faultLine(`${language}/action`, 'unknown')]
        : []),
    ];
  });
}

/** Heads are kept and listed after what a letter says is gone: no secret stands in one. */
const isTold = (at: string, isSecret: boolean): boolean => isSecret && /\/(subject|title|action)$/.test(at);
