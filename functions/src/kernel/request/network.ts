/**
 * The part of an address that identifies a subscriber: a whole IPv4 address, or the first 64 bits
 * of an IPv6 one, whose other 64 its holder chooses freely. Accepts any notation; returns anything
 * that is not an address unchanged.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^\[|\]$/g, "").replace(/%.*$/, "");
  const v4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(plain)?.[1];
  if (v4) return v4;
  if (!plain.includes(":")) return address;
  const [head = "", tail] = plain.toLowerCase().split("::");
  const [left, right] = [partsOf(head), partsOf(tail ?? "")];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const all = [...left, ...Array<string>(zeros).fill("0"), ...right];
  return `${all
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

const partsOf = (text: string): string[] => (text === "" ? [] : text.split(":"));
