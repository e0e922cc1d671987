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
import type { Paper, PrintedLine } from "./model.ts";
import { inner, page, type Pen, type Style } from "./pen.ts";
import { grouped, type Say, withSymbol } from "./texts.ts";

const columns = [
  { head: "no", width: 22, align: "center" },
  { head: "product", width: 207.28, align: "left" },
  { head: "quantity", width: 46, align: "right" },
  { head: "unitPrice", width: 56, align: "right" },
  { head: "supply", width: 68, align: "right" },
  { head: "vat", width: 56, align: "right" },
  { head: "note", width: 60, align: "left" },
] as const;

function leadOf(say: Say, days: number | undefined): string | undefined {
  if (days === undefined) return undefined;
  return days === 0 ? say.shipsSameDay : fill(say.leadTime, { days });
}

/** Of a substitute the part that was asked for, and how far it holds where that is known (D37-7). */
const insteadOf = (say: Say, { insteadOf: part, grade }: PrintedLine): string | undefined =>
  part && [fill(say.insteadOf, { part }), grade && say.grades[grade]].filter(Boolean).join(" · ");

function cellsOf(say: Say, line: PrintedLine, at: number, memo: string | undefined): string[] {
  const note = [
    line.shipsOn ? fill(say.shipsOn, { day: line.shipsOn }) : leadOf(say, line.leadTimeDays),
    line.vatMode !== "EXCLUDED" && say.vatModes[line.vatMode],
    memo,
  ];
  return [
    String(at + 1),
    [
      line.product,
      line.part,
      insteadOf(say, line),
      line.ownNumber && fill(say.ownNumber, { number: line.ownNumber }),
    ]
      .filter(Boolean)
      .join("\n"),
    `${line.quantity.toLocaleString("en-US")} ${line.unit}`,
    `${currencySymbols[line.currency]}${grouped(line.unitPrice)}`,
    withSymbol(line.supply, line.currency),
    withSymbol(line.vat, line.currency),
    note.filter(Boolean).join("\n"),
  ];
}

/** A longer memo leaves the narrow column and gets the table's width. */
const mostInNote = 4;
const noteWidth = columns.at(-1)!.width - 2 * pad;
const wide = { x: page.margin + columns[0].width + pad, width: inner - columns[0].width - 2 * pad };

function rowOf(pen: Pen, say: Say, line: PrintedLine, at: number): Step[] {
  const { memo } = line;
  const isLong = memo !== undefined && pen.wrap(memo, noteWidth, {}).length > mostInNote;
  const steps = cellSteps(pen, cellsOf(say, line, at, isLong ? undefined : memo), {});
  if (!isLong) return steps;
  return [...steps, ...stepsOf(pen, [{ ...wide, text: `${say.memo}: ${memo}`, style: {} }])];
}

/**
 * The table of lines: each page repeats its heading, and a long row continues on the next page with
 * its number.
 */
export function drawLines(pen: Pen, say: Say, paper: Paper, y: number): number {
  const bold = { bold: true };
  const heads = cellSteps(
    pen,
    columns.map(({ head }) => say.heads[head]),
    bold,
  );
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
  const rows = paper.lines.map((line, at) => rowOf(pen, say, line, at));
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

const styleOf = (pen: Pen, text: string, at: number, style: Style): Style => {
  const { width, align } = columns[at]!;
  const aligned = { ...style, align };
  return align === "right" ? sizeIn(pen, text, width - 2 * pad, aligned) : aligned;
};

function cellSteps(pen: Pen, cells: readonly string[], style: Style): Step[] {
  let x = page.margin;
  const boxes = cells.map((text, at) => {
    const { width } = columns[at]!;
    const box = { text, x: x + pad, width: width - 2 * pad, style: styleOf(pen, text, at, style) };
    x += width;
    return box;
  });
  return stepsOf(pen, boxes);
}
