import { mostPieces } from "../../kernel/money/quantities.ts";

/** How much of a part a list asks for, in the unit that its author wrote. */
export interface Quantity {
  quantity: number;
  /** Absent for pieces. */
  unit?: string;
}

/** Words for single pieces, which need no unit of their own. */
const pieces = /^(?:ea|each|pcs?|pieces?|units?|개|개입|점|个|件|只|枚|個|本)$/i;
/** Units in which parts are ordered. */
const units =
  /^(?:m|mtr|mtrs|meters?|metres?|미터|米|cm|mm|km|kg|g|l|ml|리터|set|sets|세트|셋트|조|식|套|组|組|롤|roll|rolls|rl|卷|巻|박스|box|boxes|bx|box입|상자|箱|매|장|sheet|sheets|张|枚|대|台|봉|봉지|bag|bags|pack|packs|pk|팩|包|袋|묶음|다발|bundle|타|다스|dz|doz|dozen|켤레|쌍|pair|pairs|pr|对|対|통|can|병|bottle|드럼|drum|보빈|reel|reels|릴|릴수|케이스|case|판|줄|가닥|본|lot|로트|kit|kits|키트|ft|feet|yd|ro|st|ge|bg)$/i;

/** Whether a text is a unit of order: of a column of units, or behind a number. */
export const unitOf = (text: string): string | undefined => {
  const plain = text.normalize("NFKC").trim().replace(/\.$/, "");
  return units.test(plain) && !pieces.test(plain) ? plain : undefined;
};

/**
 * The unit that a column of units says, in whatever words: BOX(10EA) is no single piece. Undefined
 * for pieces, and for a text that says nothing.
 */
export function unitAsWritten(text: string): string | undefined {
  const plain = text.normalize("NFKC").trim().replace(/\.$/, "");
  return /\p{L}/u.test(plain) && !pieces.test(plain) ? plain : undefined;
}

/**
 * A quantity as people write it: 1,200 EA, ２０, 10.0, 100M, 3조, x5; a blank is one piece. Undefined
 * for anything else: 2,5 is no 25, since a comma groups only before three digits, 0,500 is a half,
 * and 1.000 may be a thousand.
 */
export function quantityIn(text: string): Quantity | undefined {
  const plain = text.normalize("NFKC").trim().replace(/\s+/g, " ");
  if (plain === "") return { quantity: 1 };
  const found =
    /^(?:[x×*] ?)?([1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.0{1,2})? ?(?:[x×])?([^\d\s.,]*)\.?$/i.exec(
      plain,
    );
  if (!found) return undefined;
  const [, digits = "", word = ""] = found;
  const unit = unitOf(word);
  if (word !== "" && unit === undefined && !pieces.test(word)) return undefined;
  const quantity = Number(digits.replaceAll(",", ""));
  if (quantity < 1 || quantity > mostPieces) return undefined;
  return { quantity, ...(unit && { unit }) };
}

/** A number with its quantity behind it in one cell: MY2N-GS 10개. Lengths (2M) belong to numbers. */
const together =
  /^(.*?\S)(?:\s+|\s*,\s*)(?:[x×:=-]\s*)*(\d[\d,]*) ?(ea|pcs?|set|개|대|조|식|롤|박스|매|세트)\.?$/i;

/** The number and the quantity of a cell that has both; undefined for any other. */
export function numberAndQuantity(text: string): { number: string; typed: string } | undefined {
  const found = together.exec(text.normalize("NFKC").trim());
  const [, number = "", digits = "", unit = ""] = found ?? [];
  return found ? { number, typed: `${digits}${unit}` } : undefined;
}

const reference = String.raw`[A-Za-z]{1,5}\d{1,5}[A-Za-z]?`;
/** Letters with which drawings name parts: C1, R12, IC3, PWS81. */
const designator =
  /^(?:A|B|BT|C|CN|CON|D|DS|F|FB|H|IC|J|JP|K|L|LED|LS|M|MK|P|PASS|PWS|Q|R|REG|REL|RL|RN|RV|S|SJ|SW|T|TP|TR|U|V|VR|X|XTAL|Y|Z|ZD)\d{1,3}$/i;

/** Whether a text is one name of a drawing by its letters: R5, and not LM358. */
export const isDesignator = (text: string): boolean => designator.test(text.trim());

const oneOrRange = new RegExp(
  `^(${reference})(?:\\s*(?:-|~|–|to|\\.\\.)\\s*([A-Za-z]{0,5})(\\d{1,5}))?$`,
  "i",
);

/**
 * How many references of a drawing a text names: three in "C1, C2, C7" and in "R1-R3". Undefined
 * where it names anything else.
 */
export function referencesIn(text: string): number | undefined {
  const words = text
    .normalize("NFKC")
    .replaceAll(/\s*(-|~|–|\.\.)\s*/g, "$1")
    .split(/[,;/\s]+/)
    .filter(Boolean);
  let count = 0;
  for (const word of words) {
    const found = oneOrRange.exec(word);
    if (!found) return undefined;
    const [, from = "", , until] = found;
    const first = Number(/\d+/.exec(from)![0]);
    const more = until === undefined ? 0 : Number(until) - first;
    if (more < 0 || more > 999) return undefined;
    count += 1 + more;
  }
  return count > 0 ? count : undefined;
}
