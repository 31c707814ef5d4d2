// planted: unsupported-syntax
export function Planted({ text }: { text: string }) {
  return <p>{eval(text)}</p>;
}
