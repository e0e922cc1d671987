import { currencySymbols } from "@bupum/shared/kernel/money/amounts";
import type { Paper, PrintedLine } from "./model.ts";
import { inner, page, type Pen, type Style } from "./pen.ts";
import { filled, grouped, type Say, withSymbol } from "./texts.ts";

const pad = 4;
const columns = [
  { head: "no", width: 24, align: "center" },
  { head: "product", width: 172.28, align: "left" },
  { head: "quantity", width: 58, align: "right" },
  { head: "unitPrice", width: 68, align: "right" },
  { head: "supply", width: 72, align: "right" },
  { head: "vat", width: 60, align: "right" },
  { head: "note", width: 61, align: "left" },
] as const;

function cellsOf(say: Say, line: PrintedLine, at: number): string[] {
  const note = [
    line.shipsOn
      ? filled(say.shipsOn, { day: line.shipsOn })
      : filled(say.leadTime, { days: line.leadTimeDays }),
    line.vatMode !== "EXCLUDED" && say.vatModes[line.vatMode],
    line.isAlternative && say.alternative,
    line.memo,
  ];
  return [
    String(at + 1),
    [line.product, line.part].filter(Boolean).join("\n"),
    `${line.quantity.toLocaleString("en-US")} ${line.unit}`,
    `${currencySymbols[line.currency]}${grouped(line.unitPrice)}`,
    withSymbol(line.supply, line.currency),
    withSymbol(line.vat, line.currency),
    note.filter(Boolean).join("\n"),
  ];
}

/** Where the foot of a page begins. */
export const bottom = page.height - 56;

/** Rows of the table; no row is split, and each page repeats the head. */
export function drawLines(pen: Pen, say: Say, paper: Paper, y: number): number {
  const heads = columns.map(({ head }) => say.heads[head]);
  let next = drawRow(pen, heads, y, { bold: true });
  for (const [at, line] of paper.lines.entries()) {
    const cells = cellsOf(say, line, at);
    if (next + rowHeight(pen, cells, {}) > bottom) {
      pen.pdf.addPage({ size: "A4", margin: 0 });
      next = drawRow(pen, heads, page.margin, { bold: true });
    }
    next = drawRow(pen, cells, next, {});
  }
  return next;
}

/** A number that is too long for its column gets smaller letters: it is never broken. */
function sizeIn(pen: Pen, text: string, width: number, style: Style): Style {
  const whole = pen.widthOf(text, style);
  return whole <= width ? style : { ...style, size: ((style.size ?? 8.5) * width) / whole - 0.01 };
}

const styleOf = (pen: Pen, text: string, at: number, style: Style): Style => {
  const { width, align } = columns[at]!;
  const aligned = { ...style, align };
  return align === "right" ? sizeIn(pen, text, width - 2 * pad, aligned) : aligned;
};

const rowHeight = (pen: Pen, cells: readonly string[], style: Style): number =>
  2 * pad +
  Math.max(
    ...cells.map((text, at) =>
      pen.heightOf(text, columns[at]!.width - 2 * pad, styleOf(pen, text, at, style)),
    ),
  );

function drawRow(pen: Pen, cells: readonly string[], y: number, style: Style): number {
  const height = rowHeight(pen, cells, style);
  if (style.bold) pen.pdf.rect(page.margin, y, inner, height).fill("#e8ecf2");
  let x = page.margin;
  for (const [at, text] of cells.entries()) {
    const { width } = columns[at]!;
    pen.write(text, x + pad, y + pad, width - 2 * pad, styleOf(pen, text, at, style));
    x += width;
  }
  pen.rule(page.margin, y + height, inner);
  return y + height;
}
