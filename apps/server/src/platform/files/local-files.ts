import { chmod, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileNameOf, type FileName, type FileStore } from './file-store.ts';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/**
 * Files in a folder that no other account of the machine reads, spread by the first letters of their names so that no folder has all of
 * them. Several processes may share it.
 */
export function createLocalFiles(folder: string): FileStore {
  const folderOf = (name: FileName) => join(folder, fileNameOf(name).slice(0, 2));
  const pathOf = (name: FileName) => join(folderOf(name), name);
  const partOf = (name: FileName) => `${pathOf(name)}.part`;
  return {
    put: async (name, body) => {
      await makeFolders(folder, folderOf(name));
      await writeWhole(partOf(name), body);
      await rename(partOf(name), pathOf(name));
      await syncFolder(folderOf(name));
    },
    read: (name) => readFile(pathOf(name)).catch(ignoreMissing),
    remove: async (name) => {
      await rm(partOf(name), { force: true });
      await rm(pathOf(name), { force: true });
      await syncFolder(folderOf(name)).catch(ignoreMissing);
    },
  };
}

async function makeFolders(folder: string, inner: string): Promise<void> {
  if ((await mkdir(inner, { recursive: true, mode: FOLDER_MODE })) === undefined) return;
  // Whatever mask this process has; and their names must outlast a power cut as the file does.
  await chmod(folder, FOLDER_MODE);
  await syncFolder(folder);
}

async function writeWhole(path: string, body: Uint8Array): Promise<void> {
  const file = await open(path, 'w', FILE_MODE);
  try {
    await file.writeFile(body);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A rename is on the disk once its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
