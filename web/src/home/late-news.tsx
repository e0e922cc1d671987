import { laterSection } from "@bupum/ui/frame/later-section";
import { useIdle } from "./use-idle.ts";

const News = laterSection(async () => (await import("../news/home-news.tsx")).HomeNews, {
  quiet: true,
});
const Boards = laterSection(async () => (await import("../boards/few-boards.tsx")).HomeBoards, {
  quiet: true,
});
const Wikis = laterSection(async () => (await import("../wikis/few-wikis.tsx")).HomeWikis, {
  quiet: true,
});

/** Stand below all else and are fetched once the browser has nothing to do: they move nothing. */
export function LateNews() {
  return (
    useIdle() && (
      <>
        <Boards />
        <Wikis />
        <News />
      </>
    )
  );
}
