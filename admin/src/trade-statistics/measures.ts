import type { TradeFigures } from "@bupum/shared/deal/product-estimates/admin-contract";

export type MeasureName = "requests" | "answer" | "value" | "conversion";

/** The values of a week or a period; undefined without data. */
export const measures: Record<MeasureName, (of: TradeFigures) => number | undefined> = {
  requests: ({ requests }) => requests,
  answer: ({ medianAnswerMinutes }) => medianAnswerMinutes,
  value: ({ valueKrw }) => valueKrw,
  conversion: ({ requests, ordered }) => (requests > 0 ? ordered / requests : undefined),
};

/** The steps of a deal, each with the step that its share is of. */
export const steps = [
  { name: "requests" },
  { name: "quoted", of: "requests" },
  { name: "ordered", of: "requests" },
  { name: "orders" },
  { name: "accepted", of: "orders" },
  { name: "completed", of: "orders" },
] as const;

/** By how much a value differs from the one before, as a share; undefined where none can be said. */
export const changeOf = (now: number | undefined, before: number | undefined) =>
  now === undefined || !before ? undefined : now / before - 1;
