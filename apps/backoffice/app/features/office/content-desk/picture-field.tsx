export { PicturePicker as PictureField } from '../picture-desk/picture-picker.tsx';
