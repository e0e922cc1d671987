import { fill } from "@bupum/shared/kernel/language/fill";
import { currencySymbols } from "@bupum/shared/kernel/money/amounts";
import {
  drawFlow,
  drawSteps,
  heightOf,
  mayBegin,
  newPage,
  pad,
  type Step,
  stepsOf,
} from "./flow.ts";
import type { DeliveredLine, Paper, PrintedLine, PrintedParcel, PrintedProduct } from "./model.ts";
import { inner, page, type Pen, type Style } from "./pen.ts";
import { grouped, type Say, withSymbol } from "./texts.ts";

interface Column {
  width: number;
  align: "left" | "center" | "right";
}
const columns = [
  { head: "no", width: 22, align: "center" },
  { head: "product", width: 207.28, align: "left" },
  { head: "quantity", width: 46, align: "right" },
  { head: "unitPrice", width: 56, align: "right" },
  { head: "supply", width: 68, align: "right" },
  { head: "vat", width: 56, align: "right" },
  { head: "note", width: 60, align: "left" },
] as const;
/** Of a delivery note: what was ordered and what became of it, and no prices. */
const parcelColumns = [
  { head: "no", width: 22, align: "center" },
  { head: "product", width: 181.28, align: "left" },
  { head: "unit", width: 42, align: "left" },
  { head: "ordered", width: 54, align: "right" },
  { head: "before", width: 54, align: "right" },
  { head: "quantity", width: 54, align: "right" },
  { head: "open", width: 54, align: "right" },
  { head: "cancelled", width: 54, align: "right" },
] as const;

function leadOf(say: Say, days: number | undefined): string | undefined {
  if (days === undefined) return undefined;
  return days === 0 ? say.shipsSameDay : fill(say.leadTime, { days });
}

/** Of a substitute the part that was asked for, and how far it holds where that is known (D37-7). */
const insteadOf = (say: Say, { insteadOf: part, grade }: PrintedProduct): string | undefined =>
  part && [fill(say.insteadOf, { part }), grade && say.grades[grade]].filter(Boolean).join(" · ");

const namesOf = (say: Say, line: PrintedProduct): string =>
  [
    line.product,
    line.part,
    insteadOf(say, line),
    line.ownNumber && fill(say.ownNumber, { number: line.ownNumber }),
  ]
    .filter(Boolean)
    .join("\n");

function cellsOf(say: Say, line: PrintedLine, at: number, memo: string | undefined): string[] {
  const note = [
    line.shipsOn ? fill(say.shipsOn, { day: line.shipsOn }) : leadOf(say, line.leadTimeDays),
    line.vatMode !== "EXCLUDED" && say.vatModes[line.vatMode],
    memo,
  ];
  return [
    String(at + 1),
    namesOf(say, line),
    `${line.quantity.toLocaleString("en-US")} ${line.unit}`,
    `${currencySymbols[line.currency]}${grouped(line.unitPrice)}`,
    withSymbol(line.supply, line.currency),
    withSymbol(line.vat, line.currency),
    note.filter(Boolean).join("\n"),
  ];
}

const parcelCellsOf = (say: Say, line: DeliveredLine, at: number): string[] => [
  String(at + 1),
  namesOf(say, line),
  line.unit,
  ...[line.ordered, line.before, line.quantity, line.open, line.cancelled].map((count) =>
    count.toLocaleString("en-US"),
  ),
];

/** A longer memo leaves the narrow column and gets the table's width. */
const mostInNote = 4;
const noteWidth = columns.at(-1)!.width - 2 * pad;
const wide = { x: page.margin + columns[0].width + pad, width: inner - columns[0].width - 2 * pad };

function rowOf(pen: Pen, say: Say, line: PrintedLine, at: number): Step[] {
  const { memo } = line;
  const isLong = memo !== undefined && pen.wrap(memo, noteWidth, {}).length > mostInNote;
  const steps = cellSteps(pen, columns, cellsOf(say, line, at, isLong ? undefined : memo), {});
  if (!isLong) return steps;
  return [...steps, ...stepsOf(pen, [{ ...wide, text: `${say.memo}: ${memo}`, style: {} }])];
}

/** The table of lines with their prices. */
export function drawLines(pen: Pen, say: Say, { lines }: Paper, y: number): number {
  const heads = columns.map(({ head }) => say.heads[head]);
  const rows = lines.map((line, at) => rowOf(pen, say, line, at));
  return drawTable(pen, cellSteps(pen, columns, heads, { bold: true }), rows, y);
}

/** The table of a delivery note. */
export function drawParcel(pen: Pen, say: Say, { lines }: PrintedParcel, y: number): number {
  const heads = parcelColumns.map(({ head }) => say.parcel.heads[head]);
  const rows = lines.map((line, at) =>
    cellSteps(pen, parcelColumns, parcelCellsOf(say, line, at), {}),
  );
  return drawTable(pen, cellSteps(pen, parcelColumns, heads, { bold: true }), rows, y);
}

/** Each page repeats the heading, and a long row continues on the next page with its number. */
function drawTable(pen: Pen, heads: Step[], rows: readonly Step[][], y: number): number {
  const drawHead = (top: number) => {
    pen.pdf.rect(page.margin, top, inner, heightOf(heads)).fill("#e8ecf2");
    drawSteps(pen, heads, top);
    pen.rule(page.margin, top + heightOf(heads), inner);
    return top + heightOf(heads);
  };
  const flow = {
    next: () => drawHead(newPage(pen)),
    drawn: (end: number) => pen.rule(page.margin, end, inner),
  };
  const begins = mayBegin(rows[0] ?? [], y + heightOf(heads));
  let next = drawHead(begins ? y : newPage(pen));
  for (const steps of rows) next = drawFlow(pen, steps, next, { ...flow, again: steps[0]?.[0] });
  return next;
}

/** A number that is too long for its column gets smaller letters: it is never broken. */
function sizeIn(pen: Pen, text: string, width: number, style: Style): Style {
  const whole = pen.widthOf(text, style);
  return whole <= width ? style : { ...style, size: ((style.size ?? 8.5) * width) / whole - 0.01 };
}

const styleOf = (pen: Pen, text: string, { width, align }: Column, style: Style): Style => {
  const aligned = { ...style, align };
  return align === "right" ? sizeIn(pen, text, width - 2 * pad, aligned) : aligned;
};

function cellSteps(
  pen: Pen,
  within: readonly Column[],
  cells: readonly string[],
  style: Style,
): Step[] {
  let x = page.margin;
  const boxes = within.map((column, at) => {
    const [text = "", { width }] = [cells[at], column];
    const own = styleOf(pen, text, column, style);
    const box = { text, x: x + pad, width: width - 2 * pad, style: own };
    x += width;
    return box;
  });
  return stepsOf(pen, boxes);
}
