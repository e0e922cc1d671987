import { lineHeight, page, type Pen, type Style } from "./pen.ts";

/** The y position of a page's footer. */
export const bottom = page.height - 56;
/** Between a row's text and its rules. */
export const pad = 3;

/** One line of a text and where it stands across the page. */
interface Piece {
  text: string;
  x: number;
  width: number;
  style: Style;
}
/** Texts that are drawn side by side on one line. */
export type Step = Piece[];

/** A block with fewer lines is never divided. */
const keptWhole = 12;
/** The least lines of a divided block on each of its pages. */
const fewest = 3;

export function newPage(pen: Pen): number {
  pen.pdf.addPage({ size: "A4", margin: 0 });
  return page.margin;
}

export const heightOf = (steps: readonly Step[]): number => steps.length * lineHeight + 2 * pad;

const room = (y: number) => Math.floor((bottom - y - 2 * pad) / lineHeight);

/** Whether a block may begin here. */
export const mayBegin = ({ length }: readonly Step[], y: number): boolean =>
  room(y) >= (length <= keptWhole ? length : fewest);

/** Puts texts of several columns side by side, line by line. */
export function stepsOf(pen: Pen, boxes: readonly Piece[]): Step[] {
  const wrapped = boxes.map(({ text, ...box }) => ({
    box,
    lines: pen.wrap(text, box.width, box.style),
  }));
  const most = Math.max(...wrapped.map(({ lines }) => lines.length));
  return Array.from({ length: most }, (_, at) =>
    wrapped.flatMap(({ box, lines }) => {
      const text = lines[at];
      return text === undefined ? [] : [{ ...box, text }];
    }),
  );
}

export function drawSteps(pen: Pen, steps: readonly Step[], y: number): void {
  for (const [at, step] of steps.entries())
    for (const { text, x, width, style } of step) {
      // Smaller letters keep their own baseline in the box.
      pen.line(text, x, y + pad + at * lineHeight, width, style);
    }
}

interface Flow {
  /** Starts the next page; returns where its text begins. */
  next: () => number;
  /** Repeats the heading before the rest of a divided block. */
  again?: Piece | undefined;
  /** Called for each page's share of the block. */
  drawn?: (end: number) => void;
}

/** Draws a block over as many pages as needed; returns where it ends. */
export function drawFlow(
  pen: Pen,
  steps: readonly Step[],
  y: number,
  { next, again, drawn }: Flow,
): number {
  let rest = steps;
  let top = mayBegin(rest, y) ? y : next();
  for (;;) {
    const free = room(top);
    const takes = rest.length <= free ? rest.length : Math.min(free, rest.length - fewest);
    const taken = rest.slice(0, takes);
    drawSteps(pen, taken, top);
    const end = top + heightOf(taken);
    drawn?.(end);
    if (takes === rest.length) return end;
    const [first = [], ...others] = rest.slice(takes);
    rest = [again ? [again, ...first] : first, ...others];
    top = next();
  }
}
