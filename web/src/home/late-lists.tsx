import { laterSection } from "@bupum/ui/frame/later-section";
import { useIdle } from "./use-idle.ts";

const Lists = laterSection(async () => (await import("./short-lists.tsx")).ShortLists, {
  quiet: true,
});

/** Stand below all else and are fetched once the browser has nothing to do. */
export const LateLists = () => useIdle() && <Lists />;
