import { type UnzipFileInfo, unzipSync } from "fflate";

/** Why a file cannot be read; the page has words for each code. */
export class SheetFault extends Error {
  readonly why: "type" | "size" | "broken";

  constructor(why: SheetFault["why"]) {
    super(why);
    this.why = why;
  }
}

/** A row with its number in the spreadsheet, which does not store blank rows. */
export interface SheetRow {
  rowNo: number;
  cells: string[];
}

const mostBytes = 5_000_000;
/**
 * The limit of one unpacked part of a workbook: 100,000 rows or a zip bomb are refused before
 * unpacking.
 */
const mostUnpacked = 8_000_000;
/** The limit of all unpacked parts, also if two entries have one name. */
const mostInAll = 4 * mostUnpacked;
const mostEntries = 1000;
/** A heading and 500 rows. */
const mostRows = 501;
/** A part list has no more columns than this. */
const mostColumns = 50;

const plain = (cell: string) => cell.replaceAll(/\s+/g, " ").trim();

/** UTF-8, or the encoding of Korean Excel. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("euc-kr").decode(bytes);
  }
}

/** Cells of a CSV (RFC 4180), separated by the most frequent separator of its first line. */
function csvRows(text: string): SheetRow[] {
  const [head = ""] = text.split("\n", 1);
  const count = (mark: string) => head.split(mark).length;
  const mark = [",", ";", "\t"].toSorted((left, right) => count(right) - count(left))[0]!;
  const rows: string[][] = [[]];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < text.length && rows.length <= mostRows; at++) {
    const letter = text[at]!;
    if (isQuoted && letter === '"' && text[at + 1] === '"') cell += text[++at];
    else if (letter === '"' && (isQuoted || cell === "")) isQuoted = !isQuoted;
    else if (isQuoted || (letter !== mark && letter !== "\n")) cell += letter;
    else {
      rows.at(-1)!.push(cell);
      cell = "";
      if (letter === "\n") rows.push([]);
    }
  }
  rows.at(-1)!.push(cell);
  return rows.slice(0, mostRows).map((cells, at) => ({ rowNo: at + 1, cells }));
}

function unpacked(bytes: Uint8Array, wanted: readonly string[]) {
  let entries = 0;
  let sum = 0;
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    if (++entries > mostEntries) throw new SheetFault("size");
    if (!wanted.includes(name)) return false;
    sum += originalSize;
    if (originalSize > mostUnpacked || sum > mostInAll) throw new SheetFault("size");
    return true;
  };
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    throw error instanceof SheetFault ? error : new SheetFault("broken");
  }
}

function xmlOf(bytes: Uint8Array | undefined): Document {
  if (!bytes) throw new SheetFault("broken");
  const text = decoded(bytes);
  // A document type: no program writes one, and its entities could grow without end.
  if (text.includes("<!DOCTYPE")) throw new SheetFault("broken");
  const found = new DOMParser().parseFromString(text, "application/xml");
  if (found.querySelector("parsererror")) throw new SheetFault("broken");
  return found;
}

const named = (of: Document | Element, name: string) => [...of.getElementsByTagNameNS("*", name)];
/** Runs of a text belong together; phonetic readings are left out. */
const runsOf = (of: Element) =>
  named(of, "t")
    .filter(({ parentElement }) => parentElement?.localName !== "rPh")
    .map(({ textContent }) => textContent)
    .join("");

const places = {
  book: "xl/workbook.xml",
  relations: "xl/_rels/workbook.xml.rels",
  strings: "xl/sharedStrings.xml",
} as const;

/** The path of a workbook's first sheet. */
function firstSheet(parts: Record<string, Uint8Array>): string {
  const [sheet] = named(xmlOf(parts[places.book]), "sheet");
  const id = [...(sheet?.attributes ?? [])].find(({ localName }) => localName === "id")?.value;
  const relation = named(xmlOf(parts[places.relations]), "Relationship").find(
    (one) => one.getAttribute("Id") === id,
  );
  const target = relation?.getAttribute("Target") ?? "";
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}

/** 0 for "A7", 27 for "AB7". */
const columnOf = (reference: string) =>
  [...reference.replace(/\d+$/, "")].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0) - 1;

/** Cells of a workbook's first sheet; a formula has its stored result, or its own text. */
function workbookRows(bytes: Uint8Array, keepsFormulas: boolean): SheetRow[] {
  const parts = unpacked(bytes, Object.values(places));
  const place = firstSheet(parts);
  const sheet = xmlOf(unpacked(bytes, [place])[place]);
  const strings = parts[places.strings];
  const shared = strings ? named(xmlOf(strings), "si").map(runsOf) : [];
  let rowNo = 0;
  return named(sheet, "row")
    .slice(0, mostRows)
    .map((row) => {
      // A row without a number follows the previous one.
      rowNo = Number(row.getAttribute("r")) || rowNo + 1;
      const cells: string[] = [];
      for (const cell of named(row, "c")) {
        const at = columnOf(cell.getAttribute("r") ?? "");
        const [value = ""] = named(cell, "v").map(({ textContent }) => textContent);
        const type = cell.getAttribute("t");
        const column = at >= 0 ? at : cells.length;
        if (column >= mostColumns) continue;
        const text =
          type === "s"
            ? (shared[Number(value)] ?? "")
            : type === "inlineStr"
              ? runsOf(cell)
              : value;
        const [formula] = keepsFormulas ? named(cell, "f") : [];
        cells[column] = formula ? `=${formula.textContent}` : text;
      }
      return { rowNo, cells: Array.from(cells, (cell) => cell ?? "") };
    });
}

interface Reading {
  /** Shows a formula as "=A1*2" instead of its result. */
  keepsFormulas?: boolean;
}

/**
 * The first rows of an .xlsx or .csv, cell by cell. Throws SheetFault for other files, more than 5
 * MB, too large sheets, and unreadable ones.
 */
export async function sheetRows(
  file: File,
  { keepsFormulas = false }: Reading = {},
): Promise<SheetRow[]> {
  if (!/\.(xlsx|csv|txt|tsv)$/i.test(file.name)) throw new SheetFault("type");
  if (file.size > mostBytes) throw new SheetFault("size");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isZip !== /\.xlsx$/i.test(file.name)) throw new SheetFault("type");
  const rows = isZip ? workbookRows(bytes, keepsFormulas) : undefined;
  if (!rows && bytes.includes(0)) throw new SheetFault("type");
  return (rows ?? csvRows(decoded(bytes).replaceAll(/\r\n?/g, "\n"))).map(({ rowNo, cells }) => ({
    rowNo,
    cells: cells.slice(0, mostColumns).map(plain),
  }));
}

/** The same rows as text, as if pasted from Excel. */
export const sheetText = async (file: File): Promise<string> =>
  (await sheetRows(file)).map(({ cells }) => cells.join("\t")).join("\n");
