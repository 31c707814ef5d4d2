// planted: purity
export function Planted() {
  return <p>{Date.now()}</p>;
}
