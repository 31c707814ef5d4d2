/** A place kept for the page that comes here. */
export default function Page() {
  return <main id="main" />;
}
