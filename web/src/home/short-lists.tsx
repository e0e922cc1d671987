import { useQueries } from "@tanstack/react-query";
import { useLocale } from "use-intl";
import { openPosts } from "../boards/queries.ts";
import { HomeBoards } from "../boards/few-boards.tsx";
import { HomeNews } from "../news/home-news.tsx";
import { latestNews, popularNews } from "../news/queries.ts";
import { HomeWikis } from "../wikis/few-wikis.tsx";
import { popularWikis } from "../wikis/queries.ts";

/** News of boards, wiki and news, drawn together so that none moves another. */
export function ShortLists() {
  const locale = useLocale();
  const isWaiting = useQueries({
    queries: [
      openPosts("BUY"),
      openPosts("SELL"),
      popularWikis(locale),
      latestNews(locale, 5),
      popularNews(locale, 5),
    ],
    combine: (queries) => queries.some(({ isLoading }) => isLoading),
  });
  if (isWaiting) return null;
  return (
    <>
      <HomeBoards />
      <HomeWikis />
      <HomeNews />
    </>
  );
}
