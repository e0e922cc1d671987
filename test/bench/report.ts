import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@bupum/infra/local/kernel/place";

/** One line of the table: a figure, and its budget where there is one (A2-1). */
export interface Measured {
  what: string;
  measured: string;
  budget?: string;
  ok?: boolean;
}
/** A section of the bench: its lines, and the raw figures for the file. */
export interface Section {
  lines: Measured[];
  figures: unknown;
}

export const artefacts = join(root, "artefacts");

const verdict = ({ ok }: Measured) => (ok === undefined ? "" : ok ? "ok" : "MISSED");

/** The table as text, its columns as wide as needed. */
export function tableOf(lines: readonly Measured[]): string {
  const rows = [
    ["what", "measured", "budget", "ok"],
    ...lines.map((one) => [one.what, one.measured, one.budget ?? "", verdict(one)]),
  ];
  const widths = [0, 1, 2].map((at) => Math.max(...rows.map((row) => row[at]!.length)));
  return rows
    .map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  "))
    .map((row) => row.trimEnd())
    .join("\n");
}

/** Writes the figures to a file below artefacts; answers with its path. */
export function keep(name: string, figures: unknown): string {
  const file = join(artefacts, name);
  mkdirSync(artefacts, { recursive: true });
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
  return file;
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** The value that this share of all values does not exceed; `share` 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
