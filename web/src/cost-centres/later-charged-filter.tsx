import { laterSection } from "@bupum/ui/frame/later-section";

/** The filter of a company's orders by cost centre: loaded in a company's name alone. */
export const LaterChargedFilter = laterSection(
  async () => (await import("./charged-filter.tsx")).ChargedFilter,
  { quiet: true },
);
