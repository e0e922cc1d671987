import type { WonRates } from "@bupum/shared/kernel/money/amounts";

/** Won per unit on the market's first day, until the rates job has fetched newer ones. */
export const rates = { USD: 1_412.5, CNY: 198.3 } satisfies WonRates;
export const ratesDay = "2026-10-01";
