import { LANGUAGES, type Language } from '@croupier/domain/site/regions';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { flatten, type Texts } from './all-texts.fixture.ts';

const SERVER = fileURLToPath(new URL('../../server', import.meta.url));
/** Values that name something instead of saying it. */
const NAMES = /(^|\.)(key|to|picture|href|icon|code|tone)$/;
/** Where a link leads, and what is code, is not read. */
const UNREAD = /(?<=\])\([^)\s]*\)|(?<=\{site\})\S*|`[^`\n]*`/g;
/** What code has for a language: a text on the same line, or all up to the bracket that closes it. */
const SPOKEN = /\b(ua|ru|en|kk): *(?:('[^'\\\n]*(?:\\.[^'\\\n]*)*')|[{([].*\n(?:(?!^ {0,2}\S).*\n)*)/gm;
const QUOTED = /'([^'\\\n]*(?:\\.[^'\\\n]*)*)'|`([^`]*)`/g;

/** What the shipped content, its notices and the server itself say to players, by file and place. */
export const CONTENT_TEXTS: ReadonlyMap<Language, Texts> = new Map(
  LANGUAGES.map((language) => [
    language,
    new Map(
      [...inYaml(language), ...inPages(language), ...inCode(language)].map(([place, text]) => [
        place,
        text.replaceAll(UNREAD, ''),
      ]),
    ),
  ]),
);

function filesOf(pattern: string): [file: string, text: string][] {
  return globSync(pattern, { cwd: SERVER })
    .sort()
    .map((file) => [file, readFileSync(`${SERVER}/${file}`, 'utf8')]);
}

function inYaml(language: Language): [string, string][] {
  return filesOf('content/**/*.yaml').flatMap(([file, text]) =>
    spokenIn(parse(text), language, file).filter(([place]) => !NAMES.test(place)),
  );
}

/** The parts of a document that stand there by language. */
function spokenIn(value: unknown, language: Language, place: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.entries(value);
  if (LANGUAGES.every((each) => each in value)) {
    const own = (value as Record<Language, unknown>)[language];
    return typeof own === 'string' ? [[place, own]] : flatten(own as object, place);
  }
  return parts.flatMap(([key, part]) => spokenIn(part, language, `${place}.${key}`));
}

function inPages(language: Language): [string, string][] {
  return filesOf(`content/**/${language}.md`).flatMap(([file, text]) => {
    const [, head = '', body = ''] = text.split(/^---$/m);
    const place = file.replace(`/${language}.md`, '');
    return [
      ...flatten((parse(head) ?? {}) as object, place).filter(([key]) => !NAMES.test(key)),
      [`${place}.body`, body] as [string, string],
    ];
  });
}

function inCode(language: Language): [string, string][] {
  return filesOf('src/**/*.ts')
    .filter(([file]) => !file.includes('.test.'))
    .flatMap(([file, text]) => {
      const parts = [...text.matchAll(SPOKEN)].filter(([, spoken]) => spoken === language);
      const said = parts.flatMap(([part]) =>
        [...part.matchAll(QUOTED)].map(([, one, other]) => one ?? other!),
      );
      return said.map((each, n): [string, string] => [
        `${file}.${n}`,
        each.replaceAll('\\u00a0', '\u00a0').replaceAll(/\\(.)/g, '$1'),
      ]);
    });
}
