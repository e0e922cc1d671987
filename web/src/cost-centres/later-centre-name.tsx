import { laterSection } from "@bupum/ui/frame/later-section";

/** The name of an order's cost centre: loaded by pages that seldom have one. */
export const LaterCentreName = laterSection(
  async () => (await import("./centre-name.tsx")).CentreName,
  { quiet: true },
);
