import { estimateLimits } from "@bupum/shared/estimate-groups/contract";

export interface PastedLine {
  partNumber: string;
  manufactorName: string;
  quantity: number;
}
export interface Pasted {
  lines: PastedLine[];
  /** Numbers of the rows that could not be read, from 1. */
  left: number[];
}

const mostQuantity = 9_999_999;
/** Words of a heading row, in the languages of the product. */
const headings = /^(품번|형번|모델|품명|part ?(no|number)|p\/n|mpn|model|型号|料号)/i;

/** "1,200 EA" and "２０" are numbers; a blank is one piece; anything else is undefined. */
function quantityOf(text: string | undefined): number | undefined {
  const plain = (text ?? "").normalize("NFKC").replace(/[,\s]/g, "");
  if (plain === "") return 1;
  const digits = /^(\d+)(?:\.0+)?(?:ea|pcs?|set|개|대|本|个|件)?$/i.exec(plain)?.[1];
  const quantity = Number(digits);
  return digits && quantity >= 1 && quantity <= mostQuantity ? quantity : undefined;
}

/**
 * Rows copied from a sheet: part number, maker, quantity, tab-separated. With two columns the
 * second is the quantity where it is a number, else the maker.
 */
export function pastedLines(text: string): Pasted {
  const rows = text.replace(/\r\n?/g, "\n").split("\n");
  const lines: PastedLine[] = [];
  const left: number[] = [];
  const first = rows.findIndex((row) => row.trim() !== "");
  for (const [index, row] of rows.entries()) {
    if (row.trim() === "") continue;
    const cells = row.split("\t").map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
    const [partNumber = "", second = "", third] = cells;
    if (index === first && headings.test(partNumber)) continue;
    const isShort = third === undefined && second !== "" && quantityOf(second) !== undefined;
    const quantity = quantityOf(isShort ? second : third);
    const isReadable = partNumber !== "" && partNumber.length <= 80 && quantity !== undefined;
    if (isReadable && lines.length < estimateLimits.lines)
      lines.push({ partNumber, manufactorName: isShort ? "" : second.slice(0, 80), quantity });
    else left.push(index + 1);
  }
  return { lines, left };
}
