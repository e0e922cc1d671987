import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ReadAs } from "../reading/read-as.tsx";
import { ShortList } from "../reading/short-list.tsx";
import { useWords } from "../words.ts";
import { NewsLines } from "./news-lines.tsx";
import { newsList } from "./queries.ts";

const shown = 3;

/** The first news that match the search; nothing if there are none. */
export function FoundNews({ keyword }: { keyword: string }) {
  const say = useWords("news");
  const { data } = useQuery(newsList({ searchKeyword: keyword, itemsPerPage: 10 }));
  if (!data || data.items.length === 0) return null;
  const all = (
    <Link to="/news" search={{ searchKeyword: keyword }}>
      {say("all")}
    </Link>
  );
  return (
    <ShortList
      title={say("title")}
      all={all}
      note={<ReadAs keyword={keyword} readAs={data.readAs} />}
    >
      <NewsLines of={data.items.slice(0, shown)} />
    </ShortList>
  );
}
