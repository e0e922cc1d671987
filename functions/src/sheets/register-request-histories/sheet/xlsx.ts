import type { Grid, GridCell, GridRow, MergedCells } from "./grid.ts";
import { mostColumns } from "./grid.ts";
import { SheetError } from "./sheet-error.ts";
import { mostCellCharacters, readWorkbook, type Workbook } from "./workbook.ts";
import { type Attributes, type Listener, readXml } from "./xml.ts";
import { openZip } from "./zip.ts";

/** Opens a workbook of one sheet. Rows are read piece by piece; none is kept. Throws SheetError. */
export async function openXlsx(bytes: Buffer): Promise<Grid> {
  mustBeZip(bytes);
  const archive = await openZip(bytes);
  const workbook = await readWorkbook(archive);
  let merged: MergedCells[] = [];
  return {
    async *rows() {
      const reader = new RowReader(workbook);
      const steps = readXml(archive.read(workbook.sheet), reader);
      // oxlint-disable-next-line no-await-in-loop
      while (!(await steps.next()).done) yield* reader.take();
      yield* reader.take();
      merged = reader.merged;
    },
    merged: () => merged,
  };
}

const compound = Buffer.from("d0cf11e0a1b11ae1", "hex");

/** A workbook with a password is in an OLE container; an .xls file is one itself. */
function mustBeZip(bytes: Buffer): void {
  if (bytes.subarray(0, 8).equals(compound))
    throw new SheetError(
      bytes.includes(Buffer.from("EncryptedPackage", "utf16le")) ? "PROTECTED" : "OLD_FORMAT",
    );
  if (bytes.subarray(0, 2).toString("latin1") !== "PK") throw new SheetError("NOT_A_SHEET");
}

const mostMerged = 10_000;

class RowReader implements Listener {
  readonly merged: MergedCells[] = [];
  readonly #workbook: Workbook;
  #done: GridRow[] = [];
  #rowNo = 0;
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
    else if (name === "row")
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
    if (this.#column >= mostColumns) return;
    const cell = this.#cell(this.#text.slice(0, mostCellCharacters));
    if (cell.text !== "" || cell.kind === "formula") this.#cells.set(this.#column, cell);
  }

  #cell(text: string): GridCell {
    if (this.#isFormula) return { text, kind: "formula" };
    if (this.#type === "s") return { text: this.#shared(text), kind: "text" };
    if (this.#type === "inlineStr" || this.#type === "str") return { text, kind: "text" };
    if (this.#type === "e") return { text, kind: "error" };
    if (this.#type === "d") return { text, kind: "date" };
    if (this.#type === "b") return { text: text === "1" ? "TRUE" : "FALSE", kind: "text" };
    const style = this.#workbook.styles[this.#style] ?? "plain";
    if (style === "date") return { text, kind: "date" };
    return { text, kind: "number", isDressed: style === "dressed" };
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
