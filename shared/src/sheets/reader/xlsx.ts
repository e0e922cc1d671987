import {
  type Book,
  type GridCell,
  type GridRow,
  type MergedCells,
  mostCellCharacters,
  mostColumns,
} from "./grid.ts";
import { numberCell, plainFormat } from "./number-formats.ts";
import { SheetError } from "./sheet-error.ts";
import { readWorkbook, unescaped, type Workbook } from "./workbook.ts";
import { type Attributes, type Listener, readXml } from "./xml.ts";
import { openZip } from "./zip.ts";

/** Parts that OpenDocument, binary workbooks of Excel, and Numbers have. */
const otherParts = ["content.xml", "xl/workbook.bin", "Index/Document.iwa"] as const;

/** Opens a workbook. Rows are read piece by piece; none is kept. Throws SheetError. */
export function openXlsx(bytes: Uint8Array): Book {
  mustBeZip(bytes);
  const archive = openZip(bytes);
  if (otherParts.some((part) => archive.has(part))) throw new SheetError("OTHER_FORMAT");
  const workbook = readWorkbook(archive);
  return {
    sheets: workbook.sheets.map(({ name, isHidden }) => ({ name, isHidden })),
    grid(at) {
      const sheet = workbook.sheets[at];
      if (!sheet) throw new SheetError("NOT_A_SHEET");
      let merged: MergedCells[] = [];
      return {
        *rows() {
          const reader = new RowReader(workbook);
          const steps = readXml(archive.read(sheet.part), reader);
          while (!steps.next().done) yield* reader.take();
          yield* reader.take();
          merged = reader.merged;
        },
        merged: () => merged,
      };
    },
  };
}

const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
export const isCompound = (bytes: Uint8Array): boolean =>
  compound.every((byte, at) => bytes[at] === byte);
/** A name in the directory of an OLE container, which has two bytes a letter. */
const protectedMark = [..."EncryptedPackage"].join("\0");

/** A workbook with a password is in an OLE container; an .xls file is one itself. */
function mustBeZip(bytes: Uint8Array): void {
  if (isCompound(bytes))
    throw new SheetError(
      new TextDecoder("latin1").decode(bytes).includes(protectedMark) ? "PROTECTED" : "OLD_FORMAT",
    );
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new SheetError("NOT_A_SHEET");
}

const mostMerged = 10_000;
/** Rows that are stored without a cell: formats of a whole sheet, or a bomb. */
const mostBlankRows = 300_000;

class RowReader implements Listener {
  readonly merged: MergedCells[] = [];
  readonly #workbook: Workbook;
  #done: GridRow[] = [];
  #rowNo = 0;
  #blankRows = 0;
  #isHidden = false;
  #cells = new Map<number, GridCell>();
  #column = -1;
  #type = "n";
  #style = 0;
  #isFormula = false;
  #isCell = false;
  #isValue = false;
  #isReading = false;
  #text = "";

  constructor(workbook: Workbook) {
    this.#workbook = workbook;
  }

  /** The complete rows so far. */
  take(): GridRow[] {
    const done = this.#done;
    this.#done = [];
    return done;
  }

  open(name: string, attributes: Attributes): void {
    if (name === "c") this.#openCell(attributes);
    else if (name === "row") {
      this.#rowNo = Number(attributes["r"] ?? this.#rowNo + 1);
      this.#isHidden = attributes["hidden"] === "1" || attributes["hidden"] === "true";
      this.#cells = new Map();
      this.#column = -1;
    } else if (name === "mergeCell") this.#merge(attributes["ref"] ?? "");
    else if (name === "f") this.#isFormula = true;
    else if (name === "rPh") this.#isReading = true;
    else if (name === "v" || name === "t") this.#isValue = this.#isCell && !this.#isReading;
  }

  text(text: string): void {
    if (this.#isValue && this.#text.length < mostCellCharacters) this.#text += text;
  }

  close(name: string): void {
    if (name === "v" || name === "t") this.#isValue = false;
    else if (name === "rPh") this.#isReading = false;
    else if (name === "c") this.#closeCell();
    else if (name === "row") this.#closeRow();
  }

  #closeRow(): void {
    if (this.#cells.size === 0 && ++this.#blankRows > mostBlankRows)
      throw new SheetError("TOO_LARGE");
    this.#done.push({ rowNo: this.#rowNo, cells: this.#cells, isHidden: this.#isHidden });
  }

  #openCell({ r, t = "n", s = "0" }: Attributes): void {
    this.#column = r === undefined ? this.#column + 1 : columnIn(r);
    if (this.#column < 0) throw new SheetError("DAMAGED");
    this.#type = t;
    this.#style = Number(s);
    this.#isFormula = false;
    this.#isCell = true;
    this.#text = "";
  }

  #closeCell(): void {
    this.#isCell = false;
    const cell = this.#cell(this.#text.slice(0, mostCellCharacters));
    if (cell.text.trim() === "" && cell.kind !== "formula") return;
    if (this.#column >= mostColumns) throw new SheetError("TOO_WIDE", { most: mostColumns });
    this.#cells.set(this.#column, cell);
  }

  #cell(text: string): GridCell {
    const cell = this.#value(text);
    return this.#isFormula ? { ...cell, kind: "formula" } : cell;
  }

  #value(text: string): GridCell {
    if (this.#type === "s") return textCell(this.#shared(text), "text");
    if (this.#type === "inlineStr" || this.#type === "str")
      return textCell(unescaped(text), "text");
    if (this.#type === "e") return textCell(text, "error");
    if (this.#type === "d") return { ...textCell(text, "date"), damage: "DATE" };
    if (this.#type === "b") return textCell(text === "1" ? "TRUE" : "FALSE", "text");
    if (text === "") return textCell("", "text");
    return numberCell(text, this.#workbook.formats[this.#style] ?? plainFormat);
  }

  /** A shared string; a missing one is an error, because the text would vanish unnoticed. */
  #shared(place: string): string {
    const found = place === "" ? "" : this.#workbook.strings[Number(place)];
    if (found === undefined) throw new SheetError("DAMAGED");
    return found;
  }

  #merge(ref: string): void {
    const [from = "", to = from] = ref.split(":");
    if (this.merged.length >= mostMerged) throw new SheetError("TOO_LARGE");
    this.merged.push({
      rows: [rowIn(from), rowIn(to)],
      columns: [columnIn(from), columnIn(to)],
    });
  }
}

const textCell = (text: string, kind: GridCell["kind"]): GridCell => ({ text, shown: text, kind });

const rowIn = (ref: string): number => Number(/\d+$/.exec(ref)?.[0] ?? 0);
/** Column of a reference such as AB12, from 0. */
function columnIn(ref: string): number {
  let column = 0;
  for (const letter of ref.toUpperCase()) {
    const value = letter.charCodeAt(0) - 64;
    if (value < 1 || value > 26) break;
    column = column * 26 + value;
  }
  return column - 1;
}
