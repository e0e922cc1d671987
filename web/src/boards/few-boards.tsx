import { partNumberKey } from "@bupum/shared/kernel/text/text";
import type { BoardCard } from "@bupum/shared/reading/boards/contract";
import type { BoardPurposeType } from "@bupum/shared/reading/boards/rules";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ReadAs } from "../reading/read-as.tsx";
import { ShortList } from "../reading/short-list.tsx";
import { useWords } from "../words.ts";
import { boardList, openPosts } from "./queries.ts";

const shown = 5;
const shownFound = 3;

/** The latest open posts of those who look for parts, and of those who offer some. */
export const HomeBoards = () => (
  <>
    <OpenPosts purpose="BUY" />
    <OpenPosts purpose="SELL" />
  </>
);

function OpenPosts({ purpose }: { purpose: BoardPurposeType }) {
  const say = useWords("boards");
  const { data } = useQuery(openPosts(purpose));
  if (!data || data.items.length === 0) return null;
  return (
    <ShortList
      title={say(purpose === "BUY" ? "openBuys" : "openSells")}
      all={
        <Link to="/boards" search={{ boardPurposeType: purpose, status: "PENDING" }}>
          {say("all")}
        </Link>
      }
    >
      <Posts of={data.items.slice(0, shown)} />
    </ShortList>
  );
}

/** The first posts that match the search; nothing if there are none. */
export function FoundBoards({ keyword }: { keyword: string }) {
  const say = useWords("boards");
  const { data } = useQuery(boardList({ searchData: keyword, itemsPerPage: 10 }));
  if (!data || data.items.length === 0) return null;
  return (
    <ShortList
      title={say("title")}
      all={
        <Link to="/boards" search={{ searchData: keyword }}>
          {say("all")}
        </Link>
      }
      note={<ReadAs keyword={keyword} readAs={data.readAs} />}
    >
      <Posts of={data.items.slice(0, shownFound)} />
    </ShortList>
  );
}

/** The first posts that name a part's number; nothing if there are none. */
export function BoardsAbout({ partNumber }: { partNumber: string }) {
  const say = useWords("boards");
  const { data } = useQuery(boardList({ searchData: partNumber, itemsPerPage: 10 }));
  const key = partNumberKey(partNumber);
  const about = (data?.items ?? []).filter((post) =>
    partNumberKey(`${post.partNumber ?? ""} ${post.title}`).includes(key),
  );
  if (about.length === 0) return null;
  return (
    <ShortList
      title={say("aboutPart")}
      all={
        <Link to="/boards" search={{ searchData: partNumber }}>
          {say("all")}
        </Link>
      }
    >
      <Posts of={about.slice(0, shownFound)} />
    </ShortList>
  );
}

function Posts({ of }: { of: readonly BoardCard[] }) {
  const say = useWords("boards");
  return of.map(({ id, title, replyCount }) => (
    <li key={id}>
      <Link to="/boards/$boardId" params={{ boardId: id }}>
        {title}
      </Link>
      <small>{say("answers", { count: replyCount })}</small>
    </li>
  ));
}
