import { zipSync } from "fflate";

export type ZipEntries = Record<string, string | Buffer>;

/**
 * A zip archive of these parts with the same bytes each time, so that one sheet sent twice is
 * equal.
 */
export function zipOf(parts: ZipEntries): Buffer<ArrayBuffer> {
  const files = Object.entries(parts).map(
    ([name, content]) => [name, Buffer.from(content)] as const,
  );
  return Buffer.from(zipSync(Object.fromEntries(files), { mtime: new Date(1980, 0, 1) }));
}

/** The content of a cell: a text, a number, or raw XML. */
export type TestCell = string | number | { xml: string } | undefined;

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : `${columnName(Math.floor(index / 26) - 1)}${letter}`;
}

function cellXml(cell: TestCell, ref: string): string {
  if (cell === undefined) return "";
  if (typeof cell === "object") return cell.xml.replace("{ref}", ref);
  if (typeof cell === "number") return `<c r="${ref}"><v>${cell}</v></c>`;
  return `<c r="${ref}" t="inlineStr"><is><t>${escape(cell)}</t></is></c>`;
}

const namespace = "http://schemas.openxmlformats.org";
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

interface WorkbookOptions {
  /** Attributes of a row, by its number. */
  rows?: Record<number, string>;
  /** XML after the rows, such as merged cells. */
  tail?: string;
  sheets?: number;
  /** Parts that replace or join the generated ones. */
  parts?: ZipEntries;
  styles?: string;
}

/** The parts of a workbook whose first row is `rows[0]`. */
export function workbookEntries(
  rows: readonly (readonly TestCell[])[],
  { rows: attributes = {}, tail = "", sheets = 1, parts = {}, styles }: WorkbookOptions = {},
): ZipEntries {
  const data = rows
    .map((cells, index) => {
      const rowNo = index + 1;
      const xml = cells.map((cell, at) => cellXml(cell, `${columnName(at)}${rowNo}`)).join("");
      return `<row r="${rowNo}" ${attributes[rowNo] ?? ""}>${xml}</row>`;
    })
    .join("");
  const list = Array.from({ length: sheets }, (_, at) => at + 1);
  return {
    "[Content_Types].xml": `${head}<Types xmlns="${namespace}/package/2006/content-types"/>`,
    "xl/workbook.xml": `${head}<workbook xmlns="${namespace}/spreadsheetml/2006/main" xmlns:r="${namespace}/officeDocument/2006/relationships"><sheets>${list.map((at) => `<sheet name="Sheet${at}" sheetId="${at}" r:id="rId${at}"/>`).join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${head}<Relationships xmlns="${namespace}/package/2006/relationships">${list.map((at) => `<Relationship Id="rId${at}" Type="worksheet" Target="worksheets/sheet${at}.xml"/>`).join("")}</Relationships>`,
    ...(styles && { "xl/styles.xml": styles }),
    ...Object.fromEntries(
      list.map((at) => [
        `xl/worksheets/sheet${at}.xml`,
        `${head}<worksheet xmlns="${namespace}/spreadsheetml/2006/main"><sheetData>${data}</sheetData>${tail}</worksheet>`,
      ]),
    ),
    ...parts,
  };
}

/** A workbook as a seller would send it. */
export const workbookOf = (
  rows: readonly (readonly TestCell[])[],
  options?: WorkbookOptions,
): Buffer<ArrayBuffer> => zipOf(workbookEntries(rows, options));
