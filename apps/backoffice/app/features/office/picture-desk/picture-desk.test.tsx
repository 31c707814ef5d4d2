import {
  deletePicture,
  listPictures,
  pictureChoices,
  PICTURE_BYTES_MAX,
  readPicture,
  type UploadedPicture,
} from '@croupier/contract/office/picture-desk';
import { fireEvent, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '../../../testing/fake-network.ts';
import { renderOffice } from '../../../testing/render-office.tsx';
import { nameOfFile } from './name-of-file.ts';

const picture = (change: Partial<UploadedPicture> = {}): UploadedPicture => ({
  ...{ name: 'summer-cup', version: '0a1b2c3d', width: 800, height: 600, bytes: 40_000, uses: 0 },
  ...{ uploadedAt: '2026-11-22T10:00:00.000Z', uploadedById: '7', uploadedBy: 'Olena' },
  ...change,
});

test.each([
  ['Summer Cup (2).PNG', 'summer-cup-2'],
  ['../../etc/passwd.png', 'etc-passwd'],
  ['Ärger.webp', 'a-rger'],
  ['Фото.jpg', ''],
  [`${'x'.repeat(99)}.png`, 'x'.repeat(64)],
])('%s is called %s', (file, name) => expect(nameOfFile(file)).toBe(name));

/** What an upload sent, on whose other end the test stands. */
class Upload {
  static last: Upload | undefined;
  sent: { path: string; bytes: number } | undefined;
  status = 200;
  responseText = '';
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = () => {};
  onerror = () => {};
  private path = '';
  constructor() {
    Upload.last = this;
  }
  open(_method: string, path: string) {
    this.path = path;
  }
  setRequestHeader() {}
  getResponseHeader = () => 'application/json';
  send(body: Uint8Array) {
    this.sent = { path: this.path, bytes: body.length };
  }
  answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload();
  }
}
beforeEach(() => {
  Upload.last = undefined;
  vi.stubGlobal('XMLHttpRequest', Upload);
});

const file = (bytes = 30, name = 'Summer Cup.png') =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });

async function uploading() {
  const house = fakeNetwork();
  house.answers(listPictures, { rows: [picture()], next: null });
  const screen = renderOffice(house, '/pictures?do=upload');
  const dialog = within(await screen.findByRole('dialog'));
  const say = (key: string, values?: Record<string, string | number>) =>
    screen.text(`picture-desk.${key}`, values);
  const write = async (label: string, text: string) => {
    const field = dialog.getByLabelText(label);
    await screen.user.clear(field);
    await screen.user.type(field, text);
  };
  return { house, screen, dialog, say, write };
}

test('a file is chosen, named after itself and sent as it is, with the reason; it says how far it is', async () => {
  const { screen, dialog, say, write } = await uploading();
  await screen.user.upload(dialog.getByLabelText(new RegExp(say('upload.choose'))), file());
  expect((dialog.getByLabelText(say('columns.name')) as HTMLInputElement).value).toBe('summer-cup');
  const button = dialog.getByRole('button', { name: say('upload.button') });
  await screen.user.click(button);
  expect(Upload.last).toBeUndefined();
  await write(screen.text('lib.act.reason'), 'for the summer');
  await screen.user.click(button);
  await vi.waitFor(() => expect(Upload.last?.sent).toBeDefined());
  expect(Upload.last!.sent).toEqual({
    path: '/office/api/pictures/summer-cup?reason=for+the+summer',
    bytes: 30,
  });
  Upload.last!.upload.onprogress!({ loaded: 15, total: 30 });
  expect(((await dialog.findByRole('progressbar')) as HTMLProgressElement).value).toBe(0.5);
  const error = { key: 'picture_unreadable', message: '', requestId: 'r-1' };
  Upload.last!.answer(422, { error });
  await dialog.findByText(screen.text('lib.errors.picture_unreadable'));
  await screen.user.click(button);
  const { name, version, width, height } = picture();
  Upload.last!.answer(200, { name, version, width, height });
  await screen.findByText(say('upload.done', { name: 'summer-cup' }));
});

test('what is too large or has no name is said so and not sent; what is pasted is taken', async () => {
  const { screen, dialog, say, write } = await uploading();
  await write(screen.text('lib.act.reason'), 'for the summer');
  fireEvent.paste(document.body, { clipboardData: { files: [file(30, 'Фото.png')] } });
  await dialog.findByText(new RegExp('Фото'));
  const button = dialog.getByRole('button', { name: say('upload.button') });
  await screen.user.click(button);
  await write(say('columns.name'), 'Not a name');
  await dialog.findByText(say('upload.noName'));
  await screen.user.click(button);
  await write(say('columns.name'), 'a-name');
  const large = file();
  Object.defineProperty(large, 'size', { value: PICTURE_BYTES_MAX + 1 });
  fireEvent.paste(document.body, { clipboardData: { files: [large] } });
  await dialog.findByText(say('upload.tooLarge', { megabytes: 12 }));
  await screen.user.click(button);
  expect(Upload.last).toBeUndefined();
});

test('a picture in use says where and cannot be taken away; another one can, with a reason', async () => {
  const house = fakeNetwork();
  const uses = [{ kind: 'page', key: 'about', scope: 'all', version: 3 }];
  house.answers(readPicture, { picture: picture({ uses: 1 }), uses });
  const screen = renderOffice(house, '/pictures/summer-cup');
  const one = await screen.findByRole('link', { name: screen.text('picture-desk.uses.one', uses[0]) });
  expect(one.getAttribute('href')).toBe('/content/page/about/all');
  const open = { name: screen.text('picture-desk.delete.open') };
  expect((screen.getByRole('button', open) as HTMLButtonElement).disabled).toBe(true);
  screen.unmount();

  house.answers(readPicture, { picture: picture(), uses: [] });
  house.answers(listPictures, { rows: [], next: null });
  house.answers(deletePicture, { done: true });
  const other = renderOffice(house, '/pictures/summer-cup');
  await other.user.click(await other.findByRole('button', open));
  const dialog = within(other.getByRole('dialog'));
  await other.user.type(dialog.getByLabelText(other.text('lib.act.reason')), 'is over');
  await other.user.click(dialog.getByRole('button', { name: other.text('picture-desk.delete.button') }));
  await vi.waitFor(() => expect(other.address()).toBe('/pictures'));
  expect(house.asked(deletePicture)).toMatchObject([{ body: { reason: 'is over' } }]);
});

test('who may only read uploads and deletes nothing', async () => {
  const house = fakeNetwork();
  house.answers(readPicture, { picture: picture(), uses: [] });
  house.answers(pictureChoices, { pictures: [] });
  const screen = renderOffice(house, '/pictures/summer-cup', {
    permissions: ['use.office', 'read.content'],
  });
  await screen.findByText(screen.text('picture-desk.uses.none'));
  expect(screen.queryByRole('button', { name: screen.text('picture-desk.delete.open') })).toBeNull();
});
