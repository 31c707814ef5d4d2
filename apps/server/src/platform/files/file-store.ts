import { randomUUID } from 'node:crypto';

/** Keeps files that nobody but this house reads: on a disk, or with a service that speaks S3. */
export interface FileStore {
  /** Once it resolves, the whole file is there and stays there over a power cut; until then nothing is read under its name. */
  put(name: FileName, body: Uint8Array): Promise<void>;
  /** @returns undefined where there is none of this name */
  read(name: FileName): Promise<Buffer | undefined>;
  /** Where there is none of this name it does nothing. What a put that was cut off has left goes as well. */
  remove(name: FileName): Promise<void>;
}

declare const nameBrand: unique symbol;
/** A UUID by chance: it says nothing of what is in the file, and nobody chose it. */
export type FileName = string & { readonly [nameBrand]: true };

const FORM = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const newFileName = (): FileName => randomUUID() as string as FileName;

/** @throws for whatever is no name of a file: a store reads nothing else, wherever the text came from */
export function fileNameOf(text: string): FileName {
  if (!FORM.test(text)) throw new Error('this is no name of a file');
  return text as FileName;
}
