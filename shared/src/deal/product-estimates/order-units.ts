/** Words for one unit in which parts are ordered, in the languages that buyers write. */
const alike = [
  "ea|each|pc|pcs|piece|pieces|unit|units|개|개입|입|점|个|件|只|個",
  "m|mtr|mtrs|meter|meters|metre|metres|미터|米",
  "set|sets|세트|셋트|套|组",
  "box|boxes|bx|박스|상자|箱|盒",
  "roll|rolls|rl|롤|卷",
  "pair|pairs|pr|켤레|쌍|对",
  "kg|킬로|公斤",
  "l|리터|升",
].map((words) => words.split("|"));

const plainOf = (unit: string) => unit.normalize("NFKC").trim().replace(/\.$/, "").toLowerCase();

/** One word for all that mean the same unit. */
function unitKey(unit: string): string {
  const plain = plainOf(unit);
  return alike.find((words) => words.includes(plain))?.[0] ?? plain;
}

const dozen = /^(?:타|다스|dz|doz|dozen|打)$/;
/** Behind a word of packing: BOX(10EA), 박스 10개입, roll 100m. */
const packed = /^(?:\p{L}+\s*)?[(\s/]*(\d{1,5})\s*(\p{L}+)(?:\s*[)/\s]\s*\p{L}*)?$/u;

/** What one pack holds, where its unit says so. */
function packOf(unit: string): { count: number; of: string } | undefined {
  const plain = plainOf(unit);
  if (dozen.test(plain)) return { count: 12, of: "ea" };
  const [, count, of] = packed.exec(plain) ?? [];
  return count && of && Number(count) > 0 ? { count: Number(count), of } : undefined;
}

/**
 * How many units of a listing are one unit that a buyer asked for: 1 where both are the same, 10 for
 * BOX(10EA) of pieces. Undefined where nothing says it: the listing's price is no price of such a
 * unit (D3-31).
 */
export function unitsIn(asked: string, own: string): number | undefined {
  if (unitKey(asked) === unitKey(own)) return 1;
  const pack = packOf(asked);
  return pack && unitKey(pack.of) === unitKey(own) ? pack.count : undefined;
}
