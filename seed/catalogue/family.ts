import { categoryName } from "../goods/categories.ts";
import type { CategoryKey } from "../goods/categories.ts";
import { makerName } from "../goods/makers.ts";
import type { MakerKey } from "../goods/makers.ts";
import { chance } from "../random.ts";
import { specificationRows } from "../goods/specifications.ts";
import type { Values } from "../goods/specifications.ts";
import type { SeedProduct, SafetyMark, Unit, Words } from "../types.ts";
import { inLanguage } from "./phrases.ts";

type Axes = Record<string, readonly unknown[]>;
type Variant<A extends Axes> = { readonly [K in keyof A]: A[K][number] };

/** One series of a maker: its ordering code is a rule over the axes. */
interface Family<A extends Axes> {
  manufactor: MakerKey;
  category: CategoryKey;
  series: string;
  name: readonly [ko: string, en: string, zh: string];
  marks?: SafetyMark[];
  unit?: Unit;
  /** 0 to 1, how often buyers ask for this series; 0.3 where absent. */
  demand?: number;
  axes: A;
  /** Returns false for combinations that the maker does not build. */
  allowed?: (variant: Variant<A>) => boolean;
  code: (variant: Variant<A>) => string;
  /** Appended to the name; phrases.ts translates its English words. */
  label: (variant: Variant<A>) => string;
  values: (variant: Variant<A>) => Values;
  /** KRW of one piece, before the variation. */
  price: (variant: Variant<A>) => number;
  /** Parts of different makers with the same key replace each other. */
  interchange?: (variant: Variant<A>) => string | undefined;
}

/** A part before its alternates are assigned. */
export interface Grown {
  part: SeedProduct;
  interchange: string | undefined;
}

function variants<A extends Axes>(axes: A): Variant<A>[] {
  let rows: Record<string, unknown>[] = [{}];
  for (const [name, choices] of Object.entries(axes))
    rows = rows.flatMap((row) => choices.map((choice) => ({ ...row, [name]: choice })));
  return rows as Variant<A>[]; // Each row now holds one choice of every axis.
}

/** Prices as price lists round them: to hundreds, tens, won, or decimals of a won. */
export function roundPrice(price: number): number {
  if (price >= 100_000) return Math.round(price / 1_000) * 1_000;
  if (price >= 10_000) return Math.round(price / 100) * 100;
  if (price >= 1_000) return Math.round(price / 10) * 10;
  if (price >= 100) return Math.round(price);
  return Math.round(price * 100) / 100;
}

function named([ko, en, zh]: readonly [string, string, string], label: string): Words {
  return {
    ko: `${ko} ${inLanguage(label, "ko")}`.trim(),
    en: `${en} ${label}`.trim(),
    zh: `${zh} ${inLanguage(label, "zh")}`.trim(),
  };
}

/**
 * Rows of a text table: one row a line, columns two or more spaces apart. Throws where a row has a
 * different number of columns.
 */
export function table<const C extends readonly string[]>(
  columns: C,
  text: string,
): Record<C[number], string>[] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const cells = line.trim().split(/ {2,}/);
      if (cells.length !== columns.length) throw new Error(`Not ${columns.join(", ")}: ${line}`);
      const row = Object.fromEntries(columns.map((column, index) => [column, cells[index]]));
      return row as Record<C[number], string>; // One cell for every column, counted above.
    });
}

/** All parts of a series, in the order of its axes. */
export function family<const A extends Axes>(spec: Family<A>): Grown[] {
  return variants(spec.axes)
    .filter((variant) => spec.allowed?.(variant) ?? true)
    .map((variant) => {
      const partNumber = spec.code(variant);
      const swing = 0.96 + chance(`price/${spec.manufactor}/${partNumber}`) * 0.08;
      const asked = 0.5 + chance(`demand/${spec.manufactor}/${partNumber}`) * 0.5;
      const part: SeedProduct = {
        partNumber,
        manufactor: spec.manufactor,
        manufactorName: makerName(spec.manufactor),
        category: spec.category,
        categoryName: categoryName(spec.category),
        series: spec.series,
        name: named(spec.name, spec.label(variant)),
        specification: specificationRows(spec.values(variant)),
        unit: spec.unit ?? "EA",
        marks: spec.marks ?? ["CE"],
        typicalPrice: roundPrice(spec.price(variant) * swing),
        demand: (spec.demand ?? 0.3) * asked,
        alternates: [],
      };
      return { part, interchange: spec.interchange?.(variant) };
    });
}
