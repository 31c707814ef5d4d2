import { data } from 'react-router';

/** `/{lang}/500`: where a page that cannot go on may lead. */
export function loader(): never {
  throw data({ key: 'internal' }, { status: 500 });
}

export default () => null;
