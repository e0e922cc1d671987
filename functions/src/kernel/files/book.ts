import { cellText, type SheetValue } from "@bupum/shared/kernel/sheet";

/** A column of a sheet to be filled in by hand; at most 26. */
export interface BookColumn {
  head: string;
  /** Characters wide. */
  width: number;
  /** Formatted as text, so that a typed code stays as it is. */
  isText: boolean;
  /** Choices of a list of up to 255 characters; another word causes a warning, not a refusal. */
  choices?: readonly string[];
  /** Its heading is marked, to distinguish it from read-only columns. */
  isFilledIn?: boolean;
}

interface Book {
  columns: readonly BookColumn[];
  /** The initial rows below the heading. */
  rows: readonly (readonly SheetValue[])[];
  /** The last row for which choices are offered. */
  lastRow: number;
}

const letter = (index: number) => String.fromCharCode(65 + index);
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = "http://schemas.openxmlformats.org";
const main = `xmlns="${office}/spreadsheetml/2006/main"`;
const relations = `${office}/officeDocument/2006/relationships`;
const types = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const relationships = (list: readonly (readonly [string, string])[]) =>
  `${xml}<Relationships xmlns="${office}/package/2006/relationships">${list
    .map(
      ([type, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${relations}/${type}" Target="${target}"/>`,
    )
    .join("")}</Relationships>`;

/** Style 1 is text (ECMA-376 18.8.30: number format 49), style 2 a marked head. */
const styles = `${xml}<styleSheet ${main}><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFF3BF"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="0" fillId="2" borderId="0" xfId="0" applyFill="1"/></cellXfs></styleSheet>`;

function cellOf(value: SheetValue, ref: string, styleNo = 0): string {
  if (value === undefined) return "";
  const style = styleNo > 0 ? ` s="${styleNo}"` : "";
  if (typeof value === "number") return `<c r="${ref}"${style}><v>${value}</v></c>`;
  return `<c r="${ref}"${style} t="inlineStr"><is><t>${escaped(cellText(value))}</t></is></c>`;
}

function sheetOf({ columns, rows, lastRow }: Book): string {
  const widths = columns.map(({ width, isText }, index) => {
    const place = `min="${index + 1}" max="${index + 1}"`;
    return `<col ${place} width="${width}" customWidth="1"${isText ? ' style="1"' : ""}/>`;
  });
  const heads = columns.map(({ head, isFilledIn }, index) =>
    cellOf(head, `${letter(index)}1`, isFilledIn ? 2 : 0),
  );
  const filled = rows.map((row, at) => {
    const number = at + 2;
    const cells = columns.map(({ isText }, index) =>
      cellOf(row[index], `${letter(index)}${number}`, isText ? 1 : 0),
    );
    return `<row r="${number}">${cells.join("")}</row>`;
  });
  const lists = columns.flatMap(({ choices }, index) => {
    if (!choices) return [];
    const range = `${letter(index)}2:${letter(index)}${lastRow}`;
    return `<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1" sqref="${range}"><formula1>"${escaped(choices.join(","))}"</formula1></dataValidation>`;
  });
  const view =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  const all = `<row r="1">${heads.join("")}</row>${filled.join("")}`;
  const validations =
    lists.length > 0
      ? `<dataValidations count="${lists.length}">${lists.join("")}</dataValidations>`
      : "";
  return `${xml}<worksheet ${main}>${view}<sheetFormatPr defaultRowHeight="15"/><cols>${widths.join("")}</cols><sheetData>${all}</sheetData>${validations}</worksheet>`;
}

/**
 * Stored without compression: a few kilobytes, half a megabyte at most. With a zip's earliest date,
 * so that equal contents give equal files.
 */
const packing = { level: 0, mtime: new Date(1980, 0, 1) } as const;

/**
 * A workbook of one sheet to fill in: a head, rows, formatted columns and drop-downs. hucre's writer
 * that has drop-downs weighs 130 KB, formats no columns, and does not fit into an API's function.
 */
export async function bookOf(book: Book): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded only here: its tables take a tenth of the start-up time of everything else.
  const { strToU8, zipSync } = await import("./zip-writer.ts");
  return zipSync(
    {
      "[Content_Types].xml": strToU8(
        `${xml}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
      ),
      "_rels/.rels": strToU8(relationships([["officeDocument", "xl/workbook.xml"]])),
      "xl/workbook.xml": strToU8(
        `${xml}<workbook ${main} xmlns:r="${relations}"><sheets><sheet name="Bupum" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      "xl/_rels/workbook.xml.rels": strToU8(
        relationships([
          ["worksheet", "worksheets/sheet1.xml"],
          ["styles", "styles.xml"],
        ]),
      ),
      "xl/styles.xml": strToU8(styles),
      "xl/worksheets/sheet1.xml": strToU8(sheetOf(book)),
    },
    packing,
  );
}
