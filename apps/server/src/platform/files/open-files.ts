import type { FileStore } from './file-store.ts';
import type { FilesSettings } from './files-of.ts';
import { createLocalFiles } from './local-files.ts';
import { createS3Files } from './s3-files.ts';

export const openFiles = (settings: FilesSettings): FileStore =>
  's3' in settings ? createS3Files(settings.s3) : createLocalFiles(settings.folder);
