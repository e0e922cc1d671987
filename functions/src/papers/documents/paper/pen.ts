import { fonts, runsOf } from "./letters.ts";

export type Pdf = InstanceType<typeof import("pdfkit")>;
export interface Style {
  size?: number;
  bold?: boolean;
  align?: "left" | "right" | "center";
  colour?: string;
}

export const page = { width: 595.28, height: 841.89, margin: 40 } as const;
export const inner = page.width - 2 * page.margin;
const leading = 1.35;
const usual = 8.5;
/** For the usual font size. */
export const lineHeight = usual * leading;

/** Writes measured texts, choosing a font for each character. */
export class Pen {
  readonly pdf: Pdf;

  constructor(pdf: Pdf) {
    this.pdf = pdf;
    for (const [name, { bytes }] of Object.entries(fonts())) pdf.registerFont(name, bytes);
  }

  widthOf(text: string, { size = usual, bold = false }: Style): number {
    const runs = runsOf(text, bold ? "bold" : "regular");
    return runs.reduce(
      (width, run) => width + this.pdf.font(run.font).fontSize(size).widthOfString(run.text),
      0,
    );
  }

  /** Breaks a text into lines of a width: between words if possible, else within one. */
  wrap(text: string, width: number, style: Style): string[] {
    const paragraphs = text.replaceAll("\t", "  ").split(/\r\n?|\n/);
    return paragraphs.flatMap((paragraph) => this.#wrapOne(paragraph, width, style));
  }

  #wrapOne(text: string, width: number, style: Style): string[] {
    const lines: string[] = [];
    let line = "";
    for (const word of text.match(/\S+\s*|\s+/g) ?? [""]) {
      if (this.widthOf((line + word).trimEnd(), style) <= width) {
        line += word;
        continue;
      }
      if (line) lines.push(line.trimEnd());
      line = "";
      for (const character of word) {
        if (line && this.widthOf(line + character, style) > width) {
          lines.push(line);
          line = "";
        }
        line += character;
      }
    }
    return [...lines, line.trimEnd()];
  }

  heightOf(text: string, width: number, style: Style): number {
    return this.wrap(text, width, style).length * (style.size ?? usual) * leading;
  }

  /** Writes a text into a box of that width; returns the height used. */
  write(text: string, x: number, y: number, width: number, style: Style = {}): number {
    const height = (style.size ?? usual) * leading;
    const lines = this.wrap(text, width, style);
    for (const [at, line] of lines.entries()) this.line(line, x, y + at * height, width, style);
    return lines.length * height;
  }

  /** Writes one line that fits. */
  line(text: string, x: number, top: number, width: number, style: Style): void {
    const { size = usual, bold = false, align = "left", colour = "#111111" } = style;
    const free = width - this.widthOf(text, style);
    let left = x + (align === "right" ? free : align === "center" ? free / 2 : 0);
    for (const run of runsOf(text, bold ? "bold" : "regular")) {
      this.pdf.font(run.font).fontSize(size).fillColor(colour);
      // Fonts differ in their ascent: all are aligned on one baseline.
      this.pdf.text(run.text, left, top + size, { lineBreak: false, baseline: "alphabetic" });
      left += this.pdf.widthOfString(run.text);
    }
  }

  /** Draws a PNG as large as it fits into a box of this width and height, at its right end. */
  picture(bytes: Uint8Array, x: number, y: number, fit: [number, number]): void {
    this.pdf.image(Buffer.from(bytes), x, y, { fit, align: "right", valign: "center" });
  }

  rule(x: number, y: number, width: number, colour = "#bbbbbb"): void {
    this.pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .strokeColor(colour)
      .stroke();
  }
}
