import { laterSection } from "@bupum/ui/frame/later-section";
import { useIdle } from "./use-idle.ts";

const News = laterSection(async () => (await import("../news/home-news.tsx")).HomeNews, {
  quiet: true,
});

/** Stands below all else and is fetched once the browser has nothing to do: it moves nothing. */
export function LateNews() {
  return useIdle() && <News />;
}
