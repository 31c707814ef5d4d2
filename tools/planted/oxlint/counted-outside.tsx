// planted: globals
let drawn = 0;

export function Planted() {
  drawn += 1;
  return <p>{drawn}</p>;
}
