import { laterSection } from "@bupum/ui/frame/later-section";
import { useIdle } from "./use-idle.ts";

const Lists = laterSection(async () => (await import("./short-lists.tsx")).ShortLists, {
  quiet: true,
});

/** Drawn at the bottom and fetched once the browser is idle. */
export const LateLists = () => useIdle() && <Lists />;
