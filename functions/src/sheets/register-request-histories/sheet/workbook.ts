import { SheetError } from "./sheet-error.ts";
import { readWhole } from "./xml.ts";
import type { Archive } from "./zip.ts";

/** The format of a number as far as it matters: plain, a date, or anything else. */
export type NumberStyle = "plain" | "date" | "dressed";

export interface Workbook {
  /** Path of the part that holds the only sheet. */
  sheet: string;
  strings: string[];
  styles: NumberStyle[];
}

const folder = "xl/";
/** Texts of a sheet of 5,000 rows and 14 columns, plus reserve. */
const mostStrings = 200_000;
const mostStringCharacters = 16_000_000;
/** Longer than any valid cell: a cut text is later refused as too long. */
export const mostCellCharacters = 1_100;

/** Everything of a workbook except its rows. Throws SheetError. */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  if (!archive.has("xl/workbook.xml") || !archive.has("[Content_Types].xml"))
    throw new SheetError("NOT_A_SHEET");
  const sheets: string[] = [];
  await readWhole(archive.read("xl/workbook.xml"), {
    open: (name, attributes) => {
      if (name === "sheet") sheets.push(relationOf(attributes));
    },
  });
  if (sheets.length > 1) throw new SheetError("MANY_SHEETS", { count: sheets.length });
  const targets = await relations(archive);
  const sheet = targets.get(sheets[0] ?? "");
  if (!sheet || !archive.has(sheet)) throw new SheetError("NOT_A_SHEET");
  return { sheet, strings: await strings(archive), styles: await styles(archive) };
}

const relationOf = (attributes: Record<string, string>): string =>
  Object.entries(attributes).find(([name]) => name.endsWith(":id"))?.[1] ?? "";

async function relations(archive: Archive): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  const part = "xl/_rels/workbook.xml.rels";
  if (!archive.has(part)) throw new SheetError("NOT_A_SHEET");
  await readWhole(archive.read(part), {
    open: (name, { Id = "", Target = "" }) => {
      if (name === "Relationship")
        targets.set(Id, Target.startsWith("/") ? Target.slice(1) : `${folder}${Target}`);
    },
  });
  return targets;
}

/** The shared strings that cells point to, without the phonetic readings (rPh). */
async function strings(archive: Archive): Promise<string[]> {
  const found: string[] = [];
  const part = `${folder}sharedStrings.xml`;
  if (!archive.has(part)) return found;
  let current = "";
  let characters = 0;
  let isText = false;
  let isReading = false;
  await readWhole(archive.read(part), {
    open: (name) => {
      if (name === "si") current = "";
      if (name === "rPh") isReading = true;
      isText = name === "t" && !isReading;
    },
    text: (text) => {
      if (isText && current.length < mostCellCharacters) current += text;
    },
    close: (name) => {
      if (name === "t") isText = false;
      if (name === "rPh") isReading = false;
      if (name !== "si") return;
      characters += current.length;
      if (found.length >= mostStrings || characters > mostStringCharacters)
        throw new SheetError("TOO_LARGE");
      found.push(current.slice(0, mostCellCharacters));
    },
  });
  return found;
}

/** ECMA-376 18.8.30: General, 0 and text; dates and times in all their regional forms. */
const plainFormats = new Set([0, 1, 49]);
const isDateFormat = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

function styleOf(id: number, code: string | undefined): NumberStyle {
  if (plainFormats.has(id) || ["General", "@", "0"].includes(code ?? "")) return "plain";
  if (code === undefined) return isDateFormat(id) ? "date" : "dressed";
  // Letters in quotes, in brackets or after a backslash are text, not parts of a date.
  const bare = code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, "");
  return /[ymdhs]/i.test(bare) ? "date" : "dressed";
}

async function styles(archive: Archive): Promise<NumberStyle[]> {
  const found: NumberStyle[] = [];
  const part = `${folder}styles.xml`;
  if (!archive.has(part)) return found;
  const codes = new Map<number, string>();
  let isCellFormats = false;
  await readWhole(archive.read(part), {
    open: (name, { numFmtId = "0", formatCode = "" }) => {
      if (name === "numFmt") codes.set(Number(numFmtId), formatCode);
      if (name === "cellXfs") isCellFormats = true;
      if (name === "xf" && isCellFormats && found.length < 100_000)
        found.push(styleOf(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    close: (name) => {
      if (name === "cellXfs") isCellFormats = false;
    },
  });
  return found;
}
