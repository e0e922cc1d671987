import { FoundBoards } from "../boards/few-boards.tsx";
import { FoundNews } from "../news/found-news.tsx";
import { FoundWikis } from "../wikis/few-wikis.tsx";

/** Wikis, posts and news that say what is searched, below the parts. */
export function FoundArticles({ keyword }: { keyword: string }) {
  return (
    <>
      <FoundWikis keyword={keyword} />
      <FoundBoards keyword={keyword} />
      <FoundNews keyword={keyword} />
    </>
  );
}
