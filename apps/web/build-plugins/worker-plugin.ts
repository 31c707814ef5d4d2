import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@croupier/domain/site/regions';
import type { Plugin } from 'vite';

const BUILD = "const BUILD = 'development';";
const PLAIN = /const PLAIN = .*;/;

/**
 * Writes into the service worker which build it is of: else its bytes would be the same in each, no browser would take it for
 * a new one, and the offline page of the first build would stay for ever. Its texts come from the catalogues.
 *
 * @param app the folder of the application
 */
export function workerPlugin(app: string): Plugin {
  return {
    name: 'croupier-worker',
    // The pages that it keeps are made by the server's build, which has the names of all scripts in it and is made last.
    writeBundle({ dir = '' }, bundle) {
      if (this.environment.name !== 'ssr') return;
      const hash = createHash('sha256');
      for (const part of Object.values(bundle))
        hash.update(part.fileName).update(part.type === 'chunk' ? part.code : part.source);
      const file = join(dir, '../client/service-worker.js');
      writeFileSync(
        file,
        ofBuild(readFileSync(file, 'utf8'), hash.digest('hex').slice(0, 16), plainTexts(app)),
      );
    },
  };
}

/** The worker of one build. @throws where the worker is no longer what this knows */
export function ofBuild(worker: string, build: string, plain: object): string {
  if (worker.split(BUILD).length !== 2 || worker.split(PLAIN).length !== 2)
    throw new Error('The service worker has no place for its build or its texts: read worker-plugin.ts.');
  return worker
    .replace(BUILD, () => `const BUILD = '${build}';`)
    .replace(PLAIN, () => `const PLAIN = ${JSON.stringify(plain)};`);
}

/** What is said, by language, of a notice that cannot be read. */
export function plainTexts(app: string): Record<string, { title: string; text: string }> {
  const of = (language: string) => {
    const file = join(app, `features/people/push/messages/${language}.json`);
    return (JSON.parse(readFileSync(file, 'utf8')) as { plain: { title: string; text: string } }).plain;
  };
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)]));
}
