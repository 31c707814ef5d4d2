import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportFailure, SetupError, varFolder } from './operator.ts';
import { addPicture, listAdded, MOST_UPLOAD_BYTES, type NotAdded } from './site/index.ts';

const USAGE = `npm run pictures -- <command>

  list                  pictures that content may name, beside the drawings of the site
  add <file> <name>     adds one (JPEG, PNG, WebP, AVIF), or a new version of it: summer-cup, or a brand's own, summer-cup.toro`;

const WHY: Record<NotAdded, string> = {
  wrong_name: 'A name has small letters, digits and hyphens, and may end with a brand: summer-cup.toro.',
  too_large: `A picture may have ${MOST_UPLOAD_BYTES / 1024 / 1024} MB.`,
  no_picture: 'This is no picture in JPEG, PNG, WebP or AVIF, or one that is too large or broken.',
};

/** What an operator does about pictures, in PICTURES_FOLDER; a running server sees them seconds later. */
async function main([command = '', file = '', name = '', ...more]: string[]): Promise<number> {
  const folder = process.env['PICTURES_FOLDER'] ?? join(varFolder(process.env), 'pictures');
  if (command === 'list' && file === '') {
    const pictures = await listAdded(folder);
    for (const { name: each, version, width, height } of pictures)
      console.log(`${each} ${version} ${width}x${height}`);
    return 0;
  }
  if (command !== 'add' || name === '' || more.length > 0) {
    console.error(USAGE);
    return 64;
  }
  const added = await addPicture(folder, name, await readFile(file));
  if (typeof added === 'string') throw new SetupError(WHY[added]);
  console.log(`${added.name} ${added.version} ${added.width}x${added.height} in ${folder}`);
  return 0;
}

process.exitCode = await main(process.argv.slice(2)).catch(reportFailure);
