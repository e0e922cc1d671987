import { mostCellCharacters } from "./grid.ts";
import { formatOf, type NumberFormat } from "./number-formats.ts";
import { SheetError } from "./sheet-error.ts";
import { readWhole } from "./xml.ts";
import type { Archive } from "./zip.ts";

export interface Workbook {
  /** In the order of their tabs, each with the path of its part. */
  sheets: { name: string; isHidden: boolean; part: string }[];
  strings: string[];
  formats: NumberFormat[];
}

/** Texts of a sheet of 5,000 rows and 14 columns, plus reserve. */
const mostStrings = 200_000;
const mostStringCharacters = 16_000_000;
const mostFormats = 100_000;
const mostSheets = 500;

/** Everything of a workbook except its rows. Throws SheetError. */
export function readWorkbook(archive: Archive): Workbook {
  if (!archive.has("[Content_Types].xml")) throw new SheetError("NOT_A_SHEET");
  const book = mainPart(archive);
  if (!archive.has(book)) throw new SheetError("NOT_A_SHEET");
  const named: { name: string; isHidden: boolean; relation: string }[] = [];
  readWhole(archive.read(book), {
    open: (tag, attributes) => {
      if (tag !== "sheet" || named.length === mostSheets) return;
      const { name = "", state = "visible" } = attributes;
      named.push({ name, isHidden: state !== "visible", relation: relationOf(attributes) });
    },
  });
  const relations = relationsOf(archive, book);
  if (named.length === 0) throw new SheetError("NOT_A_SHEET");
  const sheets = named.map(({ relation, ...sheet }) => {
    const part = relations.find(({ id }) => id === relation)?.part;
    if (!part || !archive.has(part)) throw new SheetError("DAMAGED");
    return { ...sheet, part };
  });
  const partOf = (kind: "sharedStrings" | "styles") => {
    const related = relations.find(({ type }) => type.endsWith(`/${kind}`))?.part;
    // A part that the workbook names and does not have: its texts would vanish unnoticed.
    if (related && !archive.has(related)) throw new SheetError("DAMAGED");
    const usual = `xl/${kind}.xml`;
    return related ?? (archive.has(usual) ? usual : undefined);
  };
  return {
    sheets,
    strings: strings(archive, partOf("sharedStrings")),
    formats: formats(archive, partOf("styles")),
  };
}

/** The attribute of any prefix whose name is `id`. */
const relationOf = (attributes: Record<string, string>): string =>
  Object.entries(attributes).find(([name]) => name.endsWith(":id"))?.[1] ?? "";

interface Relation {
  id: string;
  type: string;
  part: string;
}

/** The parts that a part refers to, with their paths in the archive. */
function relationsOf(archive: Archive, of: string): Relation[] {
  const cut = of.lastIndexOf("/") + 1;
  const folder = of.slice(0, cut);
  const place = `${folder}_rels/${of.slice(cut)}.rels`;
  if (!archive.has(place)) return [];
  const found: Relation[] = [];
  readWhole(archive.read(place), {
    open: (name, { Id = "", Type = "", Target = "" }) => {
      if (name === "Relationship") found.push({ id: Id, type: Type, part: within(folder, Target) });
    },
  });
  return found;
}

/** A path as it is written in a part of that folder. */
const within = (folder: string, target: string): string =>
  new URL(target.replaceAll("\\", "/"), `zip:///${folder}`).pathname.slice(1);

/** The workbook, which is called xl/workbook.xml by most writers. */
const mainPart = (archive: Archive): string =>
  relationsOf(archive, "").find(({ type }) => type.endsWith("/officeDocument"))?.part ??
  "xl/workbook.xml";

/** Characters that XML cannot hold, as Office writes them: _x000D_ (ECMA-376 22.9.2.19). */
export const unescaped = (text: string): string =>
  text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** The shared strings that cells point to, without the phonetic readings (rPh). */
function strings(archive: Archive, part: string | undefined): string[] {
  const found: string[] = [];
  if (!part) return found;
  let current = "";
  let characters = 0;
  let isText = false;
  let isReading = false;
  readWhole(archive.read(part), {
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
      found.push(unescaped(current).slice(0, mostCellCharacters));
    },
  });
  return found;
}

function formats(archive: Archive, part: string | undefined): NumberFormat[] {
  const found: NumberFormat[] = [];
  if (!part) return found;
  const codes = new Map<number, string>();
  let isCellFormats = false;
  readWhole(archive.read(part), {
    open: (name, { numFmtId = "0", formatCode = "" }) => {
      if (name === "numFmt") codes.set(Number(numFmtId), formatCode);
      if (name === "cellXfs") isCellFormats = true;
      if (name === "xf" && isCellFormats && found.length < mostFormats)
        found.push(formatOf(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    close: (name) => {
      if (name === "cellXfs") isCellFormats = false;
    },
  });
  return found;
}
